import type { Draft } from '@marquee/extraction';
import { makeDraft } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { withModelsWord } from '../src/review/models-word.ts';
import { belowBar, type Storable, sortDrafts } from '../src/review/sort-drafts.ts';

const at = (titleAndDay: number, given: Parameters<typeof makeDraft>[0] = {}): Draft => ({
  ...makeDraft(given),
  confidence: { event: 1, title: 1, day: 1, titleAndDay },
});
const storable = (draft: Draft): Storable => ({
  draft,
  pageUrl: 'https://hall.example/',
  title: draft.title.value,
  start: draft.start.value,
});
const byModel = (draft: Draft): Draft => ({
  ...draft,
  title: { ...draft.title, evidence: draft.title.evidence.map((one) => ({ ...one, method: 'language-model' })) },
});
const titles = (some: readonly Storable[]) => some.map(({ title }) => title);

describe('the publishing bar', () => {
  it('holds doubtful titles and days, but not what a person wrote or the model read', () => {
    const drafts = [at(0.95), at(0.5), makeDraft(), byModel(at(0.5))];
    const { sure, doubtful } = belowBar(drafts.map((draft) => ({ draft, pageUrl: '/' })));
    expect([sure.length, doubtful.length]).toEqual([3, 1]);
  });

  it('leaves a doubtful time or venue out and keeps the event', () => {
    const draft = at(0.95, { venue: 'Granby Hall', start: '2026-10-10T19:30' });
    const listed = { draft: { ...draft, confidence: { ...at(0.95).confidence, time: 0.3, venue: 0.3 } }, pageUrl: '/' };
    const [one] = belowBar([listed as { draft: Draft; pageUrl: string }]).sure;
    expect(one?.draft.start.value).toBe('2026-10-10');
    expect(one?.draft.venue).toBeUndefined();
  });
});

describe('drafts below the bar', () => {
  const doubtful = [0.4, 0.8, 0.6].map((sure) => storable(at(sure, { title: `At ${sure}` })));
  const none = new Map<string, never>();

  it('wait, the most certain first, and no more than there are places', () => {
    const sorted = sortDrafts(doubtful, none, none, 2);
    expect(titles(sorted.held)).toEqual(['At 0.8', 'At 0.6']);
    expect(sorted.surplus).toBe(1);
  });

  it('follow the decision about their title and start; a changed one is asked about again', () => {
    const [low, high, mid] = doubtful as [Storable, Storable, Storable];
    const queue = new Map([
      [low.draft.key, { ...low, decision: 'rejected' as const }],
      [high.draft.key, { ...high, decision: 'approved' as const }],
      [mid.draft.key, { ...mid, start: '2026-10-11', decision: 'approved' as const }],
    ]);
    const sorted = sortDrafts(doubtful, queue, none, 9);
    expect([sorted.rejected, sorted.approved, sorted.held].map(titles)).toEqual([['At 0.4'], ['At 0.8'], ['At 0.6']]);
  });

  it('that are published with the same title and start stay; with another start they wait', () => {
    const [low, high] = doubtful as [Storable, Storable];
    const shown = new Map([
      [low.draft.key, low],
      [high.draft.key, { ...high, start: '2026-10-11T19:30' }],
    ]);
    const sorted = sortDrafts([low, high], none, shown, 9);
    expect([sorted.published, sorted.held].map(titles)).toEqual([['At 0.4'], ['At 0.8']]);
  });
});

describe('the model’s word', () => {
  it('replaces doubtful drafts of its title and day under their keys, adds others, and leaves sure ones alone', () => {
    const own = [
      at(0.99, { title: 'Sure', key: 'a' }),
      at(0.2, { title: 'Quiz Night', key: 'b', url: 'https://hall.example/quiz' }),
      at(0.2, { title: 'See also', key: 'c' }),
    ];
    const model = ['Sure', 'QUIZ night', 'New'].map((title) => byModel(at(0.2, { title, venue: 'The Tap' })));
    const drafts = withModelsWord(own, model);
    expect(drafts.map(({ key, title, venue }) => [key, title.value, venue?.value])).toEqual([
      ['a', 'Sure', undefined],
      ['b', 'QUIZ night', 'The Tap'],
      ['c', 'See also', undefined],
      [model[2]?.key, 'New', 'The Tap'],
    ]);
    expect(drafts[1]?.url?.value).toBe('https://hall.example/quiz');
  });

  it('corrects the title of a doubtful draft of its key and day, and not of another day', () => {
    const own = [
      at(0.2, { title: 'Dec – 2023', key: 'https://board.example/1' }),
      at(0.2, { title: 'Dec – 2023', key: 'https://board.example/2', start: '2026-10-11' }),
    ];
    const model = ['1', '2'].map((id) =>
      byModel(at(0.2, { title: `Hearing ${id}`, key: `https://board.example/${id}`, start: '2026-10-10' })),
    );
    const drafts = withModelsWord(own, model);
    expect(drafts.map(({ key, title }) => [key, title.value])).toEqual([
      ['https://board.example/1', 'Hearing 1'],
      ['https://board.example/2', 'Dec – 2023'],
    ]);
  });
});
