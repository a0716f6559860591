import type { Draft } from '@marquee/extraction';
import { describe, expect, it } from 'vitest';
import { provedByOwnPages } from '../src/review/own-pages.ts';
import type { Listed } from '../src/review/sort-drafts.ts';

const LIST = 'https://hall.example/events';
const said = <T>(value: T) => ({ value, evidence: [] });

function listed(title: string, start: string, { pageUrl = LIST, slug = '', sure = 0.7 } = {}): Listed {
  const draft: Draft = {
    key: `${title}@${start}`,
    title: said(title),
    start: said(start),
    confidence: { event: sure, title: sure, day: sure, titleAndDay: sure },
    ...(slug ? { url: said(`https://hall.example/events/${slug}/`) } : {}),
  };
  return { draft, pageUrl };
}

const own = (slug: string) => `https://hall.example/events/${slug}`;
const TITLES = ['Harp', 'Oboe', 'Viola', 'Cello'];
const list = TITLES.map((title, index) => listed(title, `2026-12-0${index + 4}T20:00`, { slug: title.toLowerCase() }));
const provedTitles = (others: readonly Listed[], doubtful = list) =>
  [...provedByOwnPages([...list, ...others], doubtful)].map(({ draft }) => draft.title.value);

describe('own pages of the events of a list', () => {
  it('prove an event with the same title and day, and not the list by one', () => {
    expect(provedTitles([listed('Harp', '2026-12-04', { pageUrl: own('harp'), sure: 0.95 })])).toEqual(['Harp']);
  });

  it('prove the list if two say the same and none another', () => {
    const two = [
      listed('Harp', '2026-12-04T20:00', { pageUrl: own('harp') }),
      listed('Oboe', '2026-12-05T20:00', { pageUrl: own('oboe') }),
    ];
    expect(provedTitles(two)).toEqual(TITLES);
    const other = listed('Viola', '2026-12-16T20:00', { pageUrl: own('viola') });
    expect(provedTitles([...two, other])).toEqual(['Harp', 'Oboe']);
  });

  it('prove no draft with a doubt that decides alone, except on its own page', () => {
    const doubted = listed('Now open', '2026-12-09', { sure: 0.5 });
    const two = ['harp', 'oboe'].map((slug, index) =>
      listed(TITLES[index] ?? '', `2026-12-0${index + 4}`, { pageUrl: own(slug) }),
    );
    expect(provedByOwnPages([...list, doubted, ...two], [doubted])).toEqual(new Set());
  });

  it('say nothing of themselves', () => {
    const alone = listed('Harp', '2026-12-04', { pageUrl: own('harp'), slug: 'harp' });
    expect(provedByOwnPages([alone], [alone])).toEqual(new Set());
  });
});
