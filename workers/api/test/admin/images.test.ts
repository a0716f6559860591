import type { BatchResult, CategoryImage, CategoryImageStats, Event, ImageResult, ImageStats } from '@marquee/contract';
import { makeCity, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from './support.ts';

const IMAGES = '/api/admin/category-images';
const PHASE4 = '/api/admin/phase4';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
  await store(site, [
    { title: 'Quiz Night', start: '2026-10-10T19:00' },
    { title: 'Jazz Brunch', start: '2026-10-11T11:00' },
    { title: 'Book Fair', start: '2026-10-12T10:00' },
  ]);
  await site.db.run(sql`UPDATE events SET categories = iif(title = 'Jazz Brunch', '["Music"]', '["Social"]')`);
});

const generate = (category: string, count: number) =>
  site.post<{ generated: number; images: CategoryImage[] }>('generateCategoryImages', `${IMAGES}/generate`, {
    category,
    count,
  });
const all = async (category: string) =>
  (await site.get<{ images: CategoryImage[] }>('listCategoryImages', `${IMAGES}/all/${category}`)).images;
const stats = () => site.get<CategoryImageStats>('getCategoryImageStats', `${IMAGES}/stats`);
const phase4 = () => site.get<ImageStats>('getImageStats', `${PHASE4}/image-stats`);
const events = async () =>
  (await site.get<{ events: Event[] }>('listEvents', '/api/events?city=Columbia&state=SC')).events;
const jazz = async () => (await events()).find(({ title }) => title === 'Jazz Brunch');
const at = (index: number, imageUrl: string) =>
  `${IMAGES}/Music/${index}?${new URLSearchParams({ imageUrl }).toString()}`;
const switchOff = (control: string) =>
  site.post('toggleSystemControl', '/api/admin/system-controls/toggle', { control, enabled: false });

describe('category images', () => {
  it('are generated, counted and listed [CALL-060, CALL-062, CALL-068, ENT-037, ENT-038]', async () => {
    const { generated, images } = await generate('Music', 3);
    expect(generated).toBe(3);
    expect(await all('Music')).toEqual(images);
    expect(images[0]).toEqual({
      url: expect.stringMatching(/^\/media\/[0-9a-f]{64}$/),
      prompt: 'Drawing 1 for Music: shapes in the color of the category, without a model.',
      tags: ['Music', 'drawn'],
      generatedAt: expect.stringMatching(/^2026-10-01T12:/),
      isApplied: true,
      madeBy: 'drawn',
    });
    const { categories, ...figures } = await stats();
    expect(figures).toEqual({
      totalImages: 3,
      categoriesWithImages: 1,
      dailyGenerationsUsed: 3,
      dailyLimit: 50,
      eventsNeedingImages: 2,
      isOn: true,
      model: null,
    });
    expect(categories).toHaveLength(10);
    expect(categories[0]).toMatchObject({ name: 'Music', hasImages: true, imageCount: 3 });
    expect(categories[1]).toMatchObject({ name: 'Food', hasImages: false, imageCount: 0, imageUrl: null });
  });

  it('are taken out of rotation and back, and events follow at once [CALL-065, CALL-066, CALL-067, CATIMG-07]', async () => {
    const { images } = await generate('Music', 2);
    const [one, two] = images.map(({ url }) => url);
    const unapply = (imageUrl = '') =>
      site.post('unapplyCategoryImage', `${IMAGES}/unapply`, { category: 'Music', imageUrl });
    expect(await unapply(one)).toEqual({ unapplied: 1 });
    expect(await unapply(one)).toEqual({ unapplied: 0 });
    expect((await jazz())?.generatedImageUrl).toBe(two);
    await unapply(two);
    expect(await jazz()).toMatchObject({ generatedImageUrl: null, generatedImageBy: null });
    expect(await site.post('applyCategoryImage', `${IMAGES}/apply`, { category: 'Music', imageUrl: one })).toEqual({
      applied: 1,
    });
    expect(await jazz()).toMatchObject({ generatedImageUrl: one, generatedImageBy: 'drawn' });
    expect(await site.post('applyAllCategoryImages', `${IMAGES}/apply-all`, { category: 'Music' })).toEqual({
      applied: 1,
    });
    expect((await all('Music')).map(({ isApplied }) => isApplied)).toEqual([true, true]);
    expect(
      await site.refusedPost(`${IMAGES}/apply`, { category: 'Music', imageUrl: `/media/${'0'.repeat(64)}` }),
    ).toMatchObject({ status: 404 });
    expect(
      await site.refusedPost(`${IMAGES}/apply`, { category: 'Music', imageUrl: 'https://else.example/x.png' }),
    ).toMatchObject({ status: 404 });
  });

  it('are deleted by place only while that place holds the image that was seen [CALL-064]', async () => {
    const { images } = await generate('Music', 3);
    const [one = '', two = '', three = ''] = images.map(({ url }) => url);
    const both = await Promise.all([site.rawRemove(at(0, one)), site.rawRemove(at(0, one))]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await site.rawRemove(at(1, two))).status).toBe(409);
    expect((await site.rawRemove(`${IMAGES}/Music/0`)).status).toBe(400);
    expect((await all('Music')).map(({ url }) => url)).toEqual([two, three]);
    expect(await (await site.rawRemove(at(7, two))).json()).toMatchObject({
      detail: 'The list of images has changed meanwhile. Nothing was deleted.',
    });
  });

  it('are all removed at once, and their events show their posters again [CALL-063]', async () => {
    await generate('Music', 2);
    expect(await site.remove('deleteCategoryImages', `${IMAGES}/Music`)).toEqual({ removed: 2 });
    expect(await site.remove('deleteCategoryImages', `${IMAGES}/Music`)).toEqual({ removed: 0 });
    expect(await all('Music')).toEqual([]);
    expect((await jazz())?.generatedImageUrl).toBeNull();
  });

  it.each([
    ['an unknown category', { category: 'Robots', count: 1 }, 400],
    ['one without images of its own', { category: 'Technology', count: 1 }, 400],
    ['none', { category: 'Music', count: 0 }, 400],
    ['too many', { category: 'Music', count: 25 }, 400],
    ['half of one', { category: 'Music', count: 1.5 }, 400],
  ])('refuse %s', async (_what, body, status) => {
    expect((await site.rawPost(`${IMAGES}/generate`, body)).status).toBe(status);
  });

  it('are not made while image generation is off, and stay served [CALL-062]', async () => {
    await generate('Music', 1);
    await switchOff('imageGeneration');
    const refused = await site.rawPost(`${IMAGES}/generate`, { category: 'Music', count: 1 });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      detail: 'Image Generation is switched off. No image can be made now.',
    });
    expect((await jazz())?.generatedImageBy).toBe('drawn');
  });
});

describe('Marquee Phase 4', () => {
  it('counts events with and without an image, and what was made today [CALL-134, ENT-054]', async () => {
    await generate('Music', 1);
    expect(await phase4()).toEqual({
      imageStats: { imageCompletionRate: 33.3, eventsWithImages: 1, totalEvents: 3, eventsWithoutImages: 2 },
      processingStats: { dailyGenerationsUsed: 1, dailyLimit: 50, generationsRemaining: 49 },
      systemStatus: {
        categoryImagesEnabled: true,
        dynamicImageGenerationEnabled: true,
        imageGenerationEnabled: true,
        imageModel: null,
      },
    });
    await switchOff('imageGeneration');
    expect((await phase4()).systemStatus).toMatchObject({
      categoryImagesEnabled: true,
      dynamicImageGenerationEnabled: false,
      imageGenerationEnabled: false,
    });
  });

  it('lists events without an image, the next first [CALL-135, ENT-055]', async () => {
    const { count, events: found } = await site.get<{ count: number; events: Array<{ title: string }> }>(
      'listEventsWithoutImages',
      `${PHASE4}/events-without-images`,
    );
    expect(count).toBe(3);
    expect(found.map(({ title }) => title)).toEqual(['Quiz Night', 'Jazz Brunch', 'Book Fair']);
    expect(found[1]).toMatchObject({ city: 'Columbia', state: 'SC', categories: ['Music'], reason: null });
  });

  it('makes the image of one event [CALL-136, ENT-056]', async () => {
    const id = (await events())[0]?.id ?? '';
    const made = await site.post<ImageResult>('generateEventImage', `${PHASE4}/generate-event-image`, { eventId: id });
    expect(made).toEqual({
      success: true,
      reason: null,
      message: 'No image model is configured; an illustration was drawn.',
      imageType: 'drawn',
    });
    expect((await events())[0]).toMatchObject({ generatedImageBy: 'drawn', imageUrl: null });
    await switchOff('imageGeneration');
    expect(await site.refusedPost(`${PHASE4}/generate-event-image`, { eventId: id })).toMatchObject({ status: 409 });
  });

  it('works through a batch, unless both systems are off [CALL-137, ENT-056, IMG-06]', async () => {
    const batch = (limit: number) =>
      site.post<BatchResult>('batchGenerateImages', `${PHASE4}/batch-generate-images`, { limit });
    expect((await batch(2)).summary).toEqual({ processed: 2, generated: 2, skipped: 0 });
    expect((await batch(50)).summary).toEqual({ processed: 1, generated: 1, skipped: 0 });
    expect((await batch(50)).message).toBe('All events have valid images!');
    for (const limit of [0, 51, 2.5])
      expect((await site.rawPost(`${PHASE4}/batch-generate-images`, { limit })).status).toBe(400);
    await switchOff('dynamicImageGeneration');
    await batch(1);
    await site.post('switchCategoryServing', `${PHASE4}/category-serving`, { enabled: false });
    expect(await site.refusedPost(`${PHASE4}/batch-generate-images`, { limit: 1 })).toMatchObject({
      status: 409,
      detail:
        'Both image systems are disabled in System Controls. Enable at least category image serving to use batch processing.',
    });
  });

  it('turns category images off and on without losing one [IMG-01]', async () => {
    const { images } = await generate('Music', 1);
    const serve = (enabled: boolean) => site.post('switchCategoryServing', `${PHASE4}/category-serving`, { enabled });
    await serve(false);
    await serve(false);
    expect((await jazz())?.generatedImageUrl).toBeNull();
    expect(await all('Music')).toHaveLength(1);
    await generate('Music', 1);
    expect((await jazz())?.generatedImageUrl).toBeNull();
    await serve(true);
    expect([images[0]?.url, (await all('Music'))[1]?.url]).toContain((await jazz())?.generatedImageUrl);
  });

  it('judges the image of an address [CALL-138, ENT-056]', async () => {
    const { validation } = await site.post<{ validation: { isValid: boolean; reason: string } }>(
      'testImageValidation',
      `${PHASE4}/test-image-validation`,
      { imageUrl: 'http://127.0.0.1/secret.png' },
    );
    expect(validation.isValid).toBe(false);
    expect(validation.reason).toMatch(/127\.0\.0\.1|address/);
    expect((await site.rawPost(`${PHASE4}/test-image-validation`, { imageUrl: '' })).status).toBe(400);
  });
});
