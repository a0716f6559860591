import type { CategoryImage, CategoryImageStats } from '@marquee/contract';
import { expect, test } from 'vitest';
import { type Answers, held, refused, silent, wordless } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { hoursAgo, openSection } from '../harness/console.ts';
import { PIXEL } from '../harness/data.ts';
import { count, dialog, expectSound, figure, gone, notice, page, says, see } from '../harness/look.ts';
import { NO_IMAGES } from '../harness/quiet-console.ts';
import { openSite, personOf } from '../harness/site.tsx';

const anImage = (at: number, more: Partial<CategoryImage> = {}): CategoryImage => ({
  url: `${PIXEL}#${at}`,
  prompt: `Drawing ${at} for Music.`,
  tags: ['Music', 'drawn'],
  generatedAt: hoursAgo(2),
  isApplied: true,
  madeBy: 'drawn',
  ...more,
});
const IMAGES = [anImage(1), anImage(2, { isApplied: false, madeBy: 'model', prompt: 'A small stage.' })];
const STATS: CategoryImageStats = {
  ...NO_IMAGES,
  totalImages: 2,
  categoriesWithImages: 1,
  dailyGenerationsUsed: 7,
  eventsNeedingImages: 12,
  categories: NO_IMAGES.categories.map((category) =>
    category.name === 'Music' || category.name === 'Arts'
      ? { ...category, hasImages: true, imageCount: 2, imageUrl: PIXEL, eventCount: 1_234 }
      : category,
  ),
};

const ANSWERS: Answers = {
  getCategoryImageStats: STATS,
  listCategoryImages: { category: 'Music', images: IMAGES },
  getDataQualityStats: { totalEvents: 90, missingImages: 31, staleEvents: 0, sourceAnalysis: [] },
};
const open = (answers: Answers = {}) =>
  openSection('/admin/image-generation', 'Image Generation', {
    ...ANSWERS,
    ...answers,
  });
const card = (name: string) => page.getByRole('listitem', { name, exact: true });

test('tiles and a card for each of the ten categories [CATIMG-01, CATIMG-02, CONST-009]', async () => {
  await open();
  await says(figure('Events Needing Images'), '31', '12 show only a poster');
  await says(figure('Images Available'), '2');
  await says(figure('Categories Ready'), '1', 'of 10 categories');
  await says(figure('Daily Generations'), '7', 'of 50 a day');
  for (const name of [
    'Music',
    'Food',
    'Arts',
    'Outdoor',
    'Sports',
    'Social',
    'Nightlife',
    'Health',
    'Business',
    'Education',
  ])
    await see(card(name)).toBeVisible();
  await count(page.getByRole('button', { name: /^Generate 3 images for / }), 10);
  await says(card('Music'), '1,234 events', '2 images');
  await says(card('Education'), '0 events', 'No images');
  await says(page.getByRole('main'), 'new images are drawn without one, and labelled as drawn.');
});

test('+1 and +3 generate that many; the card shows progress meanwhile, and categories and events are read again [CATIMG-03, CATIMG-04, CATIMG-11, ERR-048]', async () => {
  const gate = held();
  const site = await open({
    generateCategoryImages: async () => {
      await gate.until;
      return { generated: 3, images: [], message: '3 of 3 made for Food.' };
    },
  });
  await card('Food').getByRole('button', { name: 'Generate 3 images for Food' }).click();
  await says(card('Food'), 'Generating images...');
  await see(card('Food').getByRole('progressbar')).toBeVisible();
  await see(card('Food').getByRole('button', { name: 'Generate 1 image for Food' })).toBeDisabled();
  await see(card('Arts').getByRole('button', { name: 'Generate 1 image for Arts' })).toBeEnabled();
  const before = site.api.calls('getCategoryImageStats').length;
  const eventsBefore = site.api.calls('getDataQualityStats').length;
  gate.release();
  await see(notice('Images Generated')).toBeVisible();
  await gone(card('Food').getByRole('progressbar'));
  expect(site.api.calls('generateCategoryImages').map(({ body }) => body)).toEqual([{ category: 'Food', count: 3 }]);
  expect(site.api.calls('getCategoryImageStats').length).toBeGreaterThan(before);
  expect(site.api.calls('getDataQualityStats').length).toBeGreaterThan(eventsBefore);
});

test('a generation that is not answered is given up after 60 seconds, and not before [CATIMG-10]', async () => {
  const time = stopTime();
  openSite('/admin/image-generation', { currentUser: personOf('admin'), ...ANSWERS, generateCategoryImages: silent });
  const start = () => page.getByRole('button', { name: 'Generate 3 images for Food' });
  await time.until(() => start().elements().length === 1);
  (start().element() as HTMLElement).click();
  await time.until(() => card('Food').element().textContent?.includes('Generating images...') ?? false);
  await time.pass(59_000);
  expect(notice('Generation Failed').elements()).toHaveLength(0);
  await time.pass(1_100);
  await time.until(() => notice('Generation Failed').elements().length === 1);
  await time.until(() => !(card('Food').element().textContent ?? '').includes('Generating images...'));
});

test('a failed generation says so, with the server’s reason if it gives one [ERR-034]', async () => {
  const site = await open({ generateCategoryImages: wordless(500) });
  await card('Food').getByRole('button', { name: 'Generate 1 image for Food' }).click();
  await says(notice('Generation Failed'), 'Failed to generate category images. Please try again.');
  site.api.answer({ generateCategoryImages: refused(409, 'The limit of 50 images a day is reached.') });
  await card('Arts').getByRole('button', { name: 'Generate 1 image for Arts' }).click();
  await says(notice('Generation Failed').filter({ hasText: 'limit' }), 'The limit of 50 images a day is reached.');
});

test('a card deletes all images after a question [CATIMG-05, ERR-035, ERR-048]', async () => {
  const site = await open({ deleteCategoryImages: wordless(500) });
  const remove = (name: string) =>
    card(name)
      .getByRole('button', { name: `Delete all images of ${name}` })
      .click();
  await remove('Music');
  const question = page.getByRole('alertdialog');
  await says(question, 'Are you sure you want to delete all images for the Music category?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(site.api.calls('deleteCategoryImages')).toEqual([]);
  await remove('Music');
  await question.getByRole('button', { name: 'Delete All' }).click();
  await says(notice('Deletion Failed'), 'Failed to delete category images. Please try again.');
  site.api.answer({ deleteCategoryImages: { removed: 2 } });
  await remove('Arts');
  await question.getByRole('button', { name: 'Delete All' }).click();
  await see(notice('Images Deleted')).toBeVisible();
  await see(card('Food').getByRole('button', { name: 'Delete all images of Food' })).toBeDisabled();
});

const manage = async (answers = {}) => {
  const site = await open(answers);
  await card('Music').getByRole('button', { name: 'Manage images of Music' }).click();
  return { site, box: dialog('Images of Music') };
};

test('Manage lists prompt, tags, date and what is applied, drawn or AI-made [CATIMG-06]', async () => {
  const { box } = await manage();
  const [first, second] = [
    box.getByRole('listitem', { name: 'Image 1 of Music' }),
    box.getByRole('listitem', { name: 'Image 2 of Music' }),
  ];
  await says(first, 'Applied', 'Drawn', 'Drawing 1 for Music.', 'Music · drawn', 'Generated 2 h ago');
  await says(second, 'Not in rotation', 'AI-made', 'A small stage.');
  await expectSound();
});

test('an image is put into rotation, taken out, and deleted by place and address [CATIMG-07, ERR-036, ERR-037, ERR-048]', async () => {
  const { site, box } = await manage({ applyCategoryImage: { applied: 1 }, unapplyCategoryImage: { unapplied: 1 } });
  await box.getByRole('button', { name: 'Add to Rotation' }).click();
  await see(notice('Image Applied')).toBeVisible();
  await box.getByRole('button', { name: 'Remove from Rotation' }).click();
  await see(notice('Image Unapplied')).toBeVisible();
  expect(site.api.calls('unapplyCategoryImage')[0]?.body).toEqual({ category: 'Music', imageUrl: IMAGES[0]?.url });
  site.api.answer({ applyCategoryImage: wordless(500), unapplyCategoryImage: wordless(500) });
  await box.getByRole('button', { name: 'Add to Rotation' }).click();
  await says(notice('Application Failed'), 'Failed to apply image to category. Please try again.');
  await box.getByRole('button', { name: 'Remove from Rotation' }).click();
  await says(notice('Unapply Failed'), 'Failed to unapply image from category. Please try again.');
});

test('a deletion names the image that was seen; another administrator’s is said [CATIMG-07, ERR-035]', async () => {
  const { site, box } = await manage({ deleteCategoryImage: { removed: 1 } });
  const press = async (at: number) => {
    await box
      .getByRole('listitem', { name: `Image ${at} of Music` })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  };
  await press(2);
  await see(notice('Image Deleted')).toBeVisible();
  const [asked] = site.api.calls('deleteCategoryImage');
  expect(asked?.params).toMatchObject({ category: 'Music', imageIndex: '1' });
  expect(asked?.query.get('imageUrl')).toBe(IMAGES[1]?.url);
  site.api.answer({ deleteCategoryImage: refused(409, 'The list of images has changed meanwhile.') });
  await press(1);
  await says(notice('Deletion Failed'), 'The list of images has changed meanwhile.');
});

test('the dialog generates more and adds all to rotation [CATIMG-08, ERR-048]', async () => {
  const { box } = await manage({
    generateCategoryImages: { generated: 1, images: [], message: '1 of 1 made for Music.' },
    applyAllCategoryImages: { applied: 1 },
  });
  await box.getByRole('button', { name: 'Generate More' }).click();
  await see(notice('Images Generated')).toBeVisible();
  await box.getByRole('button', { name: 'Add All to Rotation' }).click();
  await see(notice('All Images Enabled')).toBeVisible();
});

test('a dialog without images says so, and offers only to generate [CATIMG-08, CATIMG-09]', async () => {
  const { box } = await manage({ listCategoryImages: { category: 'Music', images: [] } });
  await says(box, 'No images found for this category');
  await see(box.getByRole('button', { name: 'Add All to Rotation' })).toBeDisabled();
  await see(box.getByRole('button', { name: 'Delete All' })).toBeDisabled();
});

test('a failure to add all says so [ERR-036]', async () => {
  const { box } = await manage({ applyAllCategoryImages: wordless(500) });
  await box.getByRole('button', { name: 'Add All to Rotation' }).click();
  await says(notice('Application Failed'), 'Failed to apply all images. Please try again.');
});

test('while generation is off nothing can be made, and what exists is managed', async () => {
  await open({ getCategoryImageStats: { ...STATS, isOn: false } });
  await says(page.getByRole('main'), 'Image generation is switched off in System Controls.');
  await see(card('Food').getByRole('button', { name: 'Generate 1 image for Food' })).toBeDisabled();
  await see(card('Music').getByRole('button', { name: 'Delete all images of Music' })).toBeEnabled();
});

test('a broken image is hidden [IMG-10]', async () => {
  const broken = 'data:image/png;base64,none';
  await open({
    getCategoryImageStats: { ...STATS, categories: STATS.categories.map((one) => ({ ...one, imageUrl: broken })) },
  });
  await says(card('Music'), '2 images');
  await count(card('Music').css('img'), 0);
});
