import { describe, expect, it } from 'vitest';
import { type Draft, extract, type LearnedExtractor, learn, modelReader, readExtractor } from '../../src/index.ts';
import { COLUMBIA, codes } from '../reading.ts';
import {
  APRIL,
  cards,
  documentOf,
  lessonFrom,
  lines,
  MARCH,
  news,
  readAgain,
  runs,
  showings,
  underDays,
} from './pages.ts';

const NEWS = 'News from Granby Arts';
const free = (body: string) => extract(documentOf(body), COLUMBIA);

/** What comes of a model that finds the shows of March wherever the page names them. */
function readByModel(document: ReturnType<typeof documentOf>): Draft[] {
  const reader = modelReader(document, COLUMBIA);
  const [question] = reader?.questions ?? [];
  if (!reader || !question) throw new Error('there is nothing to ask');
  const events = question.chunk.records.flatMap(({ number, lines: said }) =>
    MARCH.filter(({ title }) => said.join(' ').includes(title)).map(({ title, day, time }) => ({
      record: number,
      title,
      date: day,
      time,
    })),
  );
  return reader.read(new Map([[question, { events }]])).drafts;
}

/** The same as the record that is stored. */
const stored = (learned: LearnedExtractor) => readExtractor(JSON.parse(JSON.stringify(learned)));

describe('rules learned from one visit [BEY-08]', () => {
  it.each([
    ['cards', cards],
    ['days above several events', underDays],
    ['a line for each', lines],
    ['headings without a box around them', runs],
  ])('%s: read the next one as the free rungs do, values and keys alike', (_what, page) => {
    const learned = stored(lessonFrom(page(MARCH)));
    expect(learned).not.toBeNull();
    const again = learned && readAgain(page(APRIL), learned);
    const anew = free(page(APRIL));
    expect(anew.method).toBe('listing');
    expect(again?.method).toBe('learned');
    expect(again?.drafts.map(({ key }) => key)).toEqual(anew.drafts.map(({ key }) => key));
    const values = ({ drafts }: typeof anew) =>
      drafts.map((draft) =>
        Object.fromEntries(Object.entries(draft).map(([name, field]) => [name, Object(field).value])),
      );
    expect(again && values(again)).toEqual(values(anew));
  });

  it('name where each value stands: the words of the evidence are at its place', () => {
    const document = documentOf(cards(APRIL));
    const { drafts } = extract(document, COLUMBIA, lessonFrom(cards(MARCH)));
    const [first] = drafts;
    expect(first).toMatchObject({
      title: { value: 'Spring Ball', evidence: [{ method: 'learned', snippet: 'Spring Ball' }] },
      start: { value: '2026-04-03T21:00', evidence: [{ method: 'learned', snippet: 'Fri, April 3 at 9 PM' }] },
      venue: { value: 'The Cellar', evidence: [{ locator: expect.stringMatching(/^text@\d+ html>body>main/) }] },
      price: { value: { minCents: 2000 }, evidence: [{ snippet: '$20' }] },
      url: { evidence: [{ locator: expect.stringMatching(/@href$/), snippet: '/e/spring-ball' }] },
    });
  });

  it('rest on names that items have in common, not on those that number them', () => {
    const [list] = lessonFrom(cards(MARCH)).lists;
    expect(list?.items).toEqual({ selector: 'article.card', extent: 'element' });
    expect(JSON.stringify(list)).not.toContain('post-4');
    expect(JSON.stringify(list)).not.toContain('nth-');
  });

  it('read the event that a page presents, and the list below it', () => {
    const presented = (title: string, day: string, shows: typeof MARCH) =>
      `<main><h1 class="name">${title}</h1><dl><dt>When</dt><dd class="when">${day}, 2026, 7:00 PM</dd><dt>Where</dt><dd>Granby Hall</dd></dl>
        <p>Come early: doors open an hour before the show begins, and seats are not numbered.</p></main>
        <section class="more"><h2>Upcoming events</h2>${cards(shows)}</section>`;
    const page = presented('Gala of the Guild', 'Saturday, March 28', MARCH);
    expect(new Set(free(page).drafts.map(({ title }) => title.evidence[0]?.method))).toEqual(
      new Set(['detail', 'listing']),
    );
    const next = presented('Founders Night', 'Saturday, April 25', APRIL);
    const again = readAgain(next, lessonFrom(page));
    expect(again.method).toBe('learned');
    expect(showings(again.drafts).toSorted()).toEqual(showings(free(next).drafts).toSorted());
    expect(again.drafts).toHaveLength(5);
  });

  it('read several lists of one page, each by its own rules', () => {
    const both = (one: typeof MARCH, other: typeof MARCH) =>
      `${cards(one)}<section class="more"><h2>More events</h2><ul>${other
        .map(({ title, day, time }) => `<li class="later"><i>${day}, 2026</i> <b>${title}</b> <u>${time}</u></li>`)
        .join('')}</ul></section>`;
    const learned = lessonFrom(both(MARCH, APRIL));
    expect(learned.lists).toHaveLength(2);
    const { drafts } = readAgain(both(APRIL, MARCH), learned);
    expect(showings(drafts).toSorted()).toEqual(showings(free(both(APRIL, MARCH)).drafts).toSorted());
    expect(drafts).toHaveLength(7);
  });

  it('of a page about one event read another page like it', () => {
    const page = (title: string, when: string, hall: string) =>
      `<main class="event"><h1 class="name">${title}</h1><dl><dt>When:</dt><dd class="when">${when}</dd><dt>Where:</dt><dd class="where">${hall}</dd></dl></main>`;
    const learned = lessonFrom(page('Spring Ball', 'Friday, April 3, 2026, 9 PM', 'Granby Hall'), 'Spring Ball');
    const { drafts, method } = readAgain(
      page('Chess for All', 'Sunday, April 5, 2026, 2 PM', 'The Cellar'),
      learned,
      'Chess for All',
    );
    expect(method).toBe('learned');
    expect(showings(drafts)).toEqual(['Chess for All 2026-04-05T14:00']);
    expect(drafts[0]?.venue?.value).toBe('The Cellar');
  });
});

describe('what a model worked out [BEY-08]', () => {
  it('is read again by rules where no free rung reads it', () => {
    const document = documentOf(news(MARCH), NEWS);
    expect(extract(document, COLUMBIA).drafts).toEqual([]);
    const drafts = readByModel(document);
    expect(drafts).toHaveLength(MARCH.length);
    const learned = learn(document, COLUMBIA, drafts);
    expect(learned?.learnedFrom).toBe('language-model');
    const again = learned && readAgain(news(APRIL), learned, NEWS);
    expect(again && showings(again.drafts)).toEqual([
      'Spring Ball 2026-04-03T21:00',
      'Chess for All 2026-04-05T14:00',
      'String Quartet 2026-04-07T19:00',
      'Trivia 2026-04-08T19:00',
    ]);
  });
});

describe('nothing is learned', () => {
  it('from sentences, where events do not stand apart', () => {
    const [jazz, mic] = MARCH;
    const document = documentOf(
      `<p>On ${jazz?.day} we have ${jazz?.title} at ${jazz?.time}, and on ${mic?.day} ${mic?.title} at ${mic?.time}.</p>`,
    );
    const drafts = readByModel(document);
    expect(drafts.length).toBeGreaterThan(0);
    expect(learn(document, COLUMBIA, drafts)).toBeNull();
  });

  it('from drafts that are another page’s, and from no drafts', () => {
    expect(learn(documentOf(cards(APRIL)), COLUMBIA, free(cards(MARCH)).drafts)).toBeNull();
    expect(learn(documentOf(cards(APRIL)), COLUMBIA, [])).toBeNull();
  });

  it('that would give events which the drafts have not', () => {
    const { drafts } = free(cards(MARCH));
    expect(learn(documentOf(cards(MARCH)), COLUMBIA, drafts.slice(1))).toBeNull();
  });
});

describe('on a page that is no longer as it was', () => {
  it('the rungs below read it', () => {
    const again = readAgain(lines(APRIL), lessonFrom(cards(MARCH)));
    expect(again.method).toBe('listing');
    expect(again.drafts).toHaveLength(APRIL.length);
  });

  it('a list that the rules do not know is a doubt', () => {
    const learned = lessonFrom(cards(MARCH));
    expect(codes(readAgain(cards(APRIL), learned))).not.toContain('learned-doubtful');
    const more = [...APRIL, ...MARCH].map((show, index) => ({ ...show, title: `Late ${show.title} ${index}` }));
    expect(codes(readAgain(`${cards(APRIL)}${lines(more)}`, learned))).toContain('learned-doubtful');
  });

  it('structured data that it has by now goes first', () => {
    const event = { '@type': 'Event', name: 'Spring Ball', startDate: '2026-04-03T21:00' };
    const script = `<script type="application/ld+json">${JSON.stringify(event)}</script>`;
    expect(readAgain(`${script}${cards(APRIL)}`, lessonFrom(cards(MARCH))).method).toBe('jsonld');
  });
});
