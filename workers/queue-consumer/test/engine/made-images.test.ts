import { CATEGORY_IMAGES_MAX, DAILY_GENERATIONS } from '@marquee/contract';
import { makeCategoryImages, makeEventImage, makeEventImages, tryImage } from '@marquee/domain/images';
import { scheduleImages } from '@marquee/domain/scheduling';
import { fakeImageModel, jsonLdPage, pngOf } from '@marquee/testkit';
import { engineDeps, freshDatabase, inWords } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { runRows, runUntilQuiet } from '../support.ts';
import { aVenue, listed, PAGE, read } from './reading.ts';

const shows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    title: `Concert of the Band Number ${n}`,
    start: `2026-10-${String(2 + n).padStart(2, '0')}T19:30`,
  }));

let venue: Awaited<ReturnType<typeof aVenue>>;
beforeEach(async () => {
  venue = await aVenue(shows(4));
  await read(venue.engine, venue.source);
  await venue.engine.db.run(sql`UPDATE events SET categories = '["Music"]'`);
});

const ids = async () =>
  (await venue.engine.db.all<{ id: string }>(sql`SELECT id FROM events ORDER BY seq`)).map(({ id }) => id);
const switchOff = (name: string) =>
  venue.engine.db.run(sql`INSERT INTO controls (name, enabled, changed_at, changed_by) VALUES (${name}, 0, 0, 'test')`);
const shown = async () =>
  (await listed(venue.engine)).map(({ generatedImageUrl, generatedImageBy, imageUrl }) => ({
    generatedImageUrl,
    generatedImageBy,
    imageUrl,
  }));

describe('images of a category', () => {
  it('are drawn without a model, the same for the same number, and rotate over its events [CATIMG-04, IMG-04]', async () => {
    const { images, stoppedBecause } = await makeCategoryImages(venue.engine, { category: 'Music', count: 3 });
    expect(stoppedBecause).toBeNull();
    expect(images.map(({ madeBy, isApplied, tags }) => ({ madeBy, isApplied, tags }))).toEqual(
      Array.from({ length: 3 }, () => ({ madeBy: 'drawn', isApplied: true, tags: ['Music', 'drawn'] })),
    );
    const urls = (await shown()).map(({ generatedImageUrl }) => generatedImageUrl);
    expect(new Set(urls).size).toBe(3);
    expect(images.map(({ url }) => url)).toEqual(expect.arrayContaining(urls));
    expect((await shown())[0]).toMatchObject({ generatedImageBy: 'drawn', imageUrl: null });
    for (const { url } of images) expect(venue.engine.blobs.stored.get(url.slice(1))?.contentType).toBe('image/png');

    const other = engineDeps(await freshDatabase());
    const again = await makeCategoryImages(other, { category: 'Music', count: 3 });
    expect(again.images.map(({ url }) => url)).toEqual(images.map(({ url }) => url));
  });

  it('give way to the image of the source as soon as there is one [IMG-04]', async () => {
    await makeCategoryImages(venue.engine, { category: 'Music', count: 1 });
    const picture = 'https://hall.example.org/band.png';
    venue.engine.web.put(picture, { type: 'image/png', body: pngOf(600, 400) });
    venue.engine.web.put(PAGE, jsonLdPage(shows(4).map((show, n) => (n === 0 ? { ...show, image: picture } : show))));
    await read(venue.engine, venue.source);
    await runUntilQuiet(venue.engine);
    const [first, second] = await shown();
    expect(first).toMatchObject({ generatedImageUrl: null, generatedImageBy: null });
    expect(first?.imageUrl).toMatch(/^\/media\//);
    expect(second?.generatedImageUrl).toMatch(/^\/media\//);
  });

  it('are made by the model if there is one, within the token budget, and say so', async () => {
    const model = fakeImageModel('image-model-1');
    const { images } = await makeCategoryImages({ ...venue.engine, imageModel: model }, { category: 'Food', count: 2 });
    expect(images.map(({ madeBy }) => madeBy)).toEqual(['model', 'model']);
    expect(new Set(model.prompts).size).toBe(2);
    expect(images[0]?.prompt).toContain('No text');
    const spent = await venue.engine.db.all(sql`SELECT category, used FROM token_days`);
    expect(spent).toEqual([{ category: 'imageExtraction', used: 3_200 }]);
  });

  it.each(['quota', 'timeout', 'unavailable', 'rate-limited'] as const)(
    'of a model that refuses (%s) are not made, say why, and do not count',
    async (reason) => {
      const deps = { ...venue.engine, imageModel: fakeImageModel('image-model-1', reason) };
      const made = await makeCategoryImages(deps, { category: 'Food', count: 2 });
      expect(made.images).toEqual([]);
      expect(inWords(made.stoppedBecause)).toContain(`refused: ${reason}`);
      expect(await venue.engine.db.all(sql`SELECT used FROM image_days WHERE used > 0`)).toEqual([]);
    },
  );

  it('end at the most of a category, and keep what was made', async () => {
    const made = await makeCategoryImages(venue.engine, { category: 'Arts', count: CATEGORY_IMAGES_MAX + 1 });
    expect(made.images).toHaveLength(CATEGORY_IMAGES_MAX);
    expect(inWords(made.stoppedBecause)).toBe('A category has at most 24 images.');
  });

  it('made by two people at once never pass the daily limit, and none is made twice', async () => {
    const asked = (['Music', 'Food', 'Music'] as const).map((category) =>
      makeCategoryImages(venue.engine, { category, count: 20 }),
    );
    const made = (await Promise.all(asked)).flatMap(({ images }) => images);
    const [used] = await venue.engine.db.all<{ used: number }>(sql`SELECT used FROM image_days`);
    expect(used?.used).toBe(made.length);
    expect(made.length).toBeLessThanOrEqual(DAILY_GENERATIONS);
    expect(new Set(made.map(({ url }) => url)).size).toBe(made.length);
  });
});

describe('the image of one event', () => {
  it('is its category’s, else a drawn one where no model is configured [IMG-04]', async () => {
    const [first = '', second = ''] = await ids();
    expect(await makeEventImage(venue.engine, { eventId: first, isAsked: true })).toMatchObject({
      success: true,
      imageType: 'drawn',
    });
    await makeCategoryImages(venue.engine, { category: 'Music', count: 1 });
    expect(await makeEventImage(venue.engine, { eventId: second, isAsked: true })).toMatchObject({
      success: true,
      imageType: 'category',
    });
  });

  it('is tried at its source first, if that could not be reached before [IMG-04]', async () => {
    const picture = 'https://hall.example.org/late.png';
    venue.engine.web.put(picture, { status: 404 });
    venue.engine.web.put(PAGE, jsonLdPage(shows(1).map((show) => ({ ...show, image: picture }))));
    await read(venue.engine, venue.source);
    await runUntilQuiet(venue.engine);
    venue.engine.web.put(picture, { type: 'image/png', body: pngOf(600, 400) });
    const [eventId = ''] = await ids();
    expect(await makeEventImage(venue.engine, { eventId, isAsked: true })).toMatchObject({ imageType: 'source' });
    expect((await shown())[0]?.imageUrl).toMatch(/^\/media\//);
  });

  it('is made by the model as the last resort, until the daily limit is reached [IMG-03, IMG-04]', async () => {
    const deps = { ...venue.engine, imageModel: fakeImageModel('image-model-1') };
    const [first = '', second = ''] = await ids();
    expect(await makeEventImage(deps, { eventId: first, isAsked: true })).toMatchObject({ imageType: 'model' });
    expect((await shown())[0]).toMatchObject({ generatedImageBy: 'model' });
    await venue.engine.db.run(sql`UPDATE image_days SET used = ${DAILY_GENERATIONS}`);
    expect(inWords(await makeEventImage(deps, { eventId: second, isAsked: true }))).toEqual({
      success: false,
      reason: 'The limit of 50 images a day is reached; more can be made after midnight UTC.',
      message: 'The limit of 50 images a day is reached; more can be made after midnight UTC.',
      imageType: null,
    });
    expect(deps.imageModel.prompts).toHaveLength(1);
  });

  it('is not made while the master switch is off, or by a batch while the dynamic one is [IMG-06, IMG-08]', async () => {
    const [first = ''] = await ids();
    await switchOff('dynamicImageGeneration');
    const batch = await makeEventImages(venue.engine, { limit: 2 });
    expect(batch.summary).toEqual({ processed: 2, generated: 0, skipped: 2 });
    expect(inWords(batch.message)).toContain('AI-Auto Generation is switched off.');
    expect(await makeEventImage(venue.engine, { eventId: first, isAsked: true })).toMatchObject({ success: true });
    await switchOff('imageGeneration');
    const [, second = ''] = await ids();
    expect(inWords(await makeEventImage(venue.engine, { eventId: second, isAsked: true }))).toMatchObject({
      success: false,
      reason: 'Image Generation is switched off.',
    });
  });

  it('that does not exist is a clear answer', async () => {
    expect(await makeEventImage(venue.engine, { eventId: 'nobody', isAsked: true })).toMatchObject({ success: false });
  });
});

describe('a batch', () => {
  it('takes the next events first, as many as asked for [IMG-05]', async () => {
    const { summary, message } = await makeEventImages(venue.engine, { limit: 3 });
    expect(summary).toEqual({ processed: 3, generated: 3, skipped: 0 });
    expect(inWords(message)).toContain('3 of 3 events got an image.');
    expect((await shown()).map(({ generatedImageBy }) => generatedImageBy)).toEqual(['drawn', 'drawn', 'drawn', null]);
  });
});

describe('the hourly job', () => {
  const run = async (engine: typeof venue.engine) => {
    await scheduleImages(engine);
    await runUntilQuiet(engine, 1_000);
    return (await runRows(engine)).findLast(({ kind }) => kind === 'images.fill');
  };

  it('does nothing without a model: the posters stay', async () => {
    expect(await run(venue.engine)).toMatchObject({ outcome: 'skipped', detail: 'No image model is configured.' });
    expect((await shown()).map(({ generatedImageBy }) => generatedImageBy)).toEqual([null, null, null, null]);
  });

  it('has the model make images, and does not try a failed event again for a week', async () => {
    const model = fakeImageModel('image-model-1', 'malformed');
    const engine = { ...venue.engine, imageModel: model };
    expect(await run(engine)).toMatchObject({ outcome: 'unchanged' });
    expect(model.prompts).toHaveLength(1);
    await run(engine);
    expect(model.prompts.map((prompt) => /Number (\d)/.exec(prompt)?.[1])).toEqual(['0', '1']);
    const good = { ...venue.engine, imageModel: fakeImageModel('image-model-1') };
    expect(await run(good)).toMatchObject({ outcome: 'done', counts: { made: 2 } });
    expect((await shown()).map(({ generatedImageBy }) => generatedImageBy)).toEqual([null, null, 'model', 'model']);
  });

  it('waits while the switch is off, and loses nothing', async () => {
    const engine = { ...venue.engine, imageModel: fakeImageModel('image-model-1') };
    await scheduleImages(engine);
    await switchOff('dynamicImageGeneration');
    await runUntilQuiet(engine, 1_000);
    expect(engine.imageModel.prompts).toEqual([]);
  });
});

describe('a tested image', () => {
  it.each([
    ['a private address', 'http://169.254.169.254/latest/meta-data', /private|not public|address/i],
    ['a drawing with script', 'https://hall.example.org/x.svg', /SVG image, which can carry script/],
    ['no image', 'https://hall.example.org/none.png', /404/],
    ['20 MB', 'https://hall.example.org/large.png', /larger than 5 MB/],
    ['a bomb', 'https://hall.example.org/bomb.png', /declares 40000 × 40000 pixels/],
  ])('of %s says why it is refused', async (_what, url, reason) => {
    const { web } = venue.engine;
    web.put('https://hall.example.org/x.svg', { type: 'image/svg+xml', body: '<svg><script>alert(1)</script></svg>' });
    web.put('https://hall.example.org/none.png', { status: 404 });
    web.put('https://hall.example.org/large.png', { type: 'image/png', body: new Uint8Array(20_000_000) });
    web.put('https://hall.example.org/bomb.png', { type: 'image/png', body: pngOf(40_000, 40_000) });
    const result = await tryImage(venue.engine, url);
    expect(result).toMatchObject({ isValid: false });
    expect(inWords(result.reason)).toMatch(reason);
    expect([...venue.engine.blobs.stored.keys()].filter((key) => key.startsWith('media/'))).toEqual([]);
  });
});
