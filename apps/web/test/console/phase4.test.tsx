import type { ImagelessEvent, ImageStats } from '@marquee/contract';
import { expect, test, vi } from 'vitest';
import { held, refused, wordless } from '../harness/api.ts';
import { openSection } from '../harness/console.ts';
import { block, count, figure, notice, page, says, see } from '../harness/look.ts';
import { IMAGE_STATS, NO_IMAGES } from '../harness/quiet-console.ts';

const stats = (used: number, status: Partial<ImageStats['systemStatus']> = {}): ImageStats => ({
  imageStats: { imageCompletionRate: 92.3, eventsWithImages: 351, totalEvents: 380, eventsWithoutImages: 29 },
  processingStats: { dailyGenerationsUsed: used, dailyLimit: 50, generationsRemaining: 50 - used },
  systemStatus: { ...IMAGE_STATS.systemStatus, ...status },
});
const EVENTS: ImagelessEvent[] = Array.from({ length: 12 }, (_, n) => ({
  id: `e${n}`,
  slug: `show-${n}`,
  title: `Show ${n}`,
  venue: 'The Hall',
  city: 'Columbia',
  state: 'SC',
  categories: ['Music'],
  reason: n === 0 ? 'It is too small: 90 × 60 pixels; a picture needs 200 × 120.' : null,
}));

const open = (answers = {}) =>
  openSection('/admin/marquee-phase4', 'Marquee Phase 4', {
    getImageStats: stats(6),
    listEventsWithoutImages: { count: 29, events: EVENTS },
    ...answers,
  });

test('says which image systems are on, with tiles and a usage bar [IMG-01, IMG-02, IMG-03]', async () => {
  await open({ getImageStats: stats(6, { imageModel: 'painter-1' }) });
  const systems = block('Image systems');
  await says(systems, 'Category image serving is ENABLED', 'Real-time AI image generation is ENABLED', 'Expensive');
  await says(figure('Image completion'), '92.3%', '351 of 380 events');
  await says(figure('Daily generations'), '6/50', '44 remaining');
  await says(figure('Pending images'), '29');
  await says(figure('Cost control'), 'Active');
  await see(page.getByRole('meter', { name: 'Daily generation usage' })).toHaveAttribute('aria-valuenow', '12');
});

test('says that nothing is made by itself without an image model, whatever the controls say [IMG-01]', async () => {
  await open();
  const systems = block('Image systems');
  await says(systems, 'Real-time AI image generation is DISABLED', 'no image model is configured');
});

test('says that both are off, and that the limit is reached [IMG-01, IMG-03]', async () => {
  await open({ getImageStats: stats(50, { categoryImagesEnabled: false, dynamicImageGenerationEnabled: false }) });
  const systems = block('Image systems');
  await says(systems, 'Category image serving is DISABLED', 'Real-time AI image generation is DISABLED');
  await says(systems, 'Cost protection');
  await says(figure('Cost control'), 'Limited');
});

test.each([
  [34, 'good'],
  [35, 'warn'],
  [44, 'warn'],
  [45, 'bad'],
])('the usage bar at %i of 50 is %s [IMG-12]', async (used, tone) => {
  await open({ getImageStats: stats(used) });
  const fill = page.getByRole('meter', { name: 'Daily generation usage' }).css('span');
  await expect.poll(() => fill.element().className).toContain(`fill-${tone}`);
});

test('switches the serving of category images', async () => {
  const site = await open({
    switchCategoryServing: () => {
      site.api.answer({ getImageStats: stats(6, { categoryImagesEnabled: false }) });
      return { enabled: false };
    },
  });
  await says(block('Image systems'), 'Category image serving is ENABLED');
  await page.getByRole('switch', { name: 'Category image serving' }).click();
  await says(block('Image systems'), 'Category image serving is DISABLED');
  expect(site.api.calls('switchCategoryServing')[0]?.body).toEqual({ enabled: false });
});

test('a batch of 1 to 50, 10 unless told otherwise, once at a time [IMG-05, IMG-06]', async () => {
  const gate = held();
  const site = await open({
    batchGenerateImages: async () => {
      await gate.until;
      return { message: '9 of 10 events got an image.', summary: { processed: 10, generated: 9, skipped: 1 } };
    },
  });
  const size = page.getByLabelText('Batch size (1-50)');
  await see(size).toHaveValue(10);
  for (const wrong of ['0', '51']) {
    await size.fill(wrong);
    await page.getByRole('button', { name: 'Start Batch Processing' }).click();
    await says(block('Batch processing'), 'Enter a whole number from 1 to 50.');
  }
  await size.fill('10');
  await page.getByRole('button', { name: 'Start Batch Processing' }).click();
  await see(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  gate.release();
  await says(block('Batch processing'), 'Processed 10, generated 9, skipped 1. 9 of 10 events got an image.');
  expect(site.api.calls('batchGenerateImages').map(({ body }) => body)).toEqual([{ limit: 10 }]);
});

test('a batch that fails says so [ERR-055]', async () => {
  await open({ batchGenerateImages: wordless(500) });
  await page.getByRole('button', { name: 'Start Batch Processing' }).click();
  await says(notice('Batch Generation Failed'), 'Failed to process batch generation');
});

test('a batch cannot start while both systems are off, and says why [IMG-06]', async () => {
  await open({ getImageStats: stats(6, { categoryImagesEnabled: false, dynamicImageGenerationEnabled: false }) });
  await says(
    block('Batch processing'),
    'Both image systems are disabled in System Controls. Enable at least category image serving to use batch processing.',
  );
  await see(page.getByRole('button', { name: 'Start Batch Processing' })).toBeDisabled();
});

test('lists ten events with the reason, each with its button [IMG-07]', async () => {
  await open();
  const needing = block('Events needing images');
  await says(needing, 'Showing 10 of 29 events', 'It is too small: 90 × 60 pixels', 'Its source has no image.');
  await count(needing.getByRole('button'), 10);
});

test('no event without an image is said [IMG-07]', async () => {
  await open({ listEventsWithoutImages: { count: 0, events: [] } });
  await says(block('Events needing images'), 'All events have valid images!');
});

test('generates the image of one event, and says what came of it [IMG-08, ERR-054]', async () => {
  const failed = { success: false, reason: 'The limit is reached.', message: 'The limit is reached.', imageType: null };
  const site = await open({ generateEventImage: failed });
  const press = (n: number) =>
    page.getByRole('button', { name: `Generate an image for Show ${n}`, exact: true }).click();
  await press(1);
  const told = notice('Image Generation Result').filter({ hasText: 'Failed: The limit is reached.' });
  await see(told).toBeVisible();
  expect(told.element().className).toMatch(/danger/);
  site.api.answer({
    generateEventImage: { success: true, reason: null, message: 'An illustration was drawn.', imageType: 'drawn' },
  });
  await press(2);
  await says(notice('Image Generation Result').filter({ hasText: 'illustration' }), 'An illustration was drawn.');
  site.api.answer({ generateEventImage: wordless(500) });
  await press(3);
  await says(notice('Generation Failed'), 'Failed to generate event image');
});

test('no event’s image is generated while generation is off [IMG-08]', async () => {
  await open({ getImageStats: stats(6, { imageGenerationEnabled: false, dynamicImageGenerationEnabled: false }) });
  await see(page.getByRole('button', { name: 'Generate an image for Show 1', exact: true })).toBeDisabled();
  await says(block('Events needing images'), 'Image generation is switched off in System Controls.');
});

test('tests the image of an address [IMG-09, ERR-056]', async () => {
  const judged = (isValid: boolean, reason: string | null) => ({
    testImageValidation: { validation: { isValid, reason, width: 1200, height: 800 } },
  });
  const site = await open(judged(false, 'It is a tracking pixel (1 × 1 pixels).'));
  const tester = block('Image URL validation');
  const button = tester.getByRole('button', { name: 'Test Image' });
  await see(button).toBeDisabled();
  const press = async (name: string) => {
    await tester.getByLabelText('Image URL', { exact: true }).fill(`https://hall.example.org/${name}.png`);
    await button.click();
  };
  await press('pixel');
  await says(tester, 'Invalid: It is a tracking pixel (1 × 1 pixels).');
  site.api.answer(judged(true, null));
  await press('band');
  await says(tester, 'Image is valid and high quality', '1200 × 800 pixels');
  site.api.answer({ testImageValidation: wordless(500) });
  await press('broken');
  await says(notice('Validation Failed'), 'Failed to validate image');
  site.api.answer({ testImageValidation: refused(409, 'The emergency shutdown is active.') });
  await press('later');
  await says(notice('Validation Failed').filter({ hasText: 'shutdown' }), 'The emergency shutdown is active.');
});

test('shows what each category has, from the calls of Image Generation; a broken image is hidden and named in the console [IMG-10, IMG-11]', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const site = await open({
    getCategoryImageStats: {
      ...NO_IMAGES,
      categories: NO_IMAGES.categories.map((one) => ({
        ...one,
        imageCount: 2,
        imageUrl: 'data:image/png;base64,none',
      })),
    },
  });
  const strip = page.css('section').filter({ hasText: 'What each category has' });
  // They load when they come into view.
  await says(strip, 'Music', '2 images');
  strip.element().scrollIntoView();
  await count(strip.css('img'), 0);
  expect(warned).toHaveBeenCalledWith('The image data:image/png;base64,none could not be loaded.');
  warned.mockRestore();
  expect(site.api.calls('getCategoryImageStats').length).toBeGreaterThan(0);
});
