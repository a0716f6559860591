import type { CitySources } from '@marquee/contract';
import { test } from 'vitest';
import { refused, wordless } from '../harness/api.ts';
import { count, expectSound, page, see } from '../harness/look.ts';
import { leaveSite, openSite } from '../harness/site.tsx';

const SOURCE: CitySources['sources'][number] = {
  name: 'Harbor Hall',
  url: 'https://harbor-hall.example/events',
  host: 'www.harbor-hall.example',
  kind: 'place',
  standing: 'lists',
  events: 14,
  listed: 14,
  answeredAt: '2031-11-30T18:00:00.000Z',
  silentSince: null,
};
const ESTIMATE = { events: 40, sources: 2, lost: 1, lostEvents: 12, places: 2, placeEvents: 6, share: 0.65 };
const CITY_SOURCES: CitySources = {
  city: 'Columbia',
  state: 'SC',
  timezone: 'America/New_York',
  sources: [
    SOURCE,
    { ...SOURCE, url: 'https://guide.example/', host: 'guide.example', name: 'City Guide', kind: 'guide', events: 1 },
    { ...SOURCE, url: 'https://rest.example/', name: 'Summer Stage', standing: 'empty', events: 0 },
    {
      ...SOURCE,
      url: 'https://gone.example/',
      name: 'Gone Theater',
      standing: 'lost',
      events: null,
      listed: 12,
      // The evening before where the city is.
      silentSince: '2031-11-03T03:00:00.000Z',
    },
    { ...SOURCE, url: 'https://no.example/', name: 'No Robots Club', standing: 'closed', events: null, listed: null },
  ],
  all: ESTIMATE,
  categories: [
    { category: 'Music', ...ESTIMATE },
    { category: 'Food', ...ESTIMATE, lost: 0, places: 0, share: 1 },
    { category: 'Health', ...ESTIMATE, events: 0, share: null },
  ],
  places: [{ name: 'Old Mill', slug: 'old-mill', events: 3 }],
  sites: 1,
  typical: 4,
  dataset: {
    night: '2031-11-30',
    events: 212,
    bytes: 84_210,
    sha256: 'ab',
    path: '/api/cities/columbia-sc/events.jsonl.gz?night=2031-11-30',
    leftOut: 1,
  },
};
const PATH = '/cities/columbia-sc/sources';
const main = () => page.getByRole('main');

test('a city says what it reads, since when a source is silent, and how complete it is [BEY-51]', async () => {
  openSite(PATH, { getCitySources: CITY_SOURCES });
  await see(page.getByRole('heading', { level: 1, name: 'What we read in Columbia, SC' })).toBeVisible();
  await see(main()).toHaveTextContent('As far as we know, we list about 65% of what is on here.');
  const lists = page.getByRole('region', { name: 'With events 2' });
  await see(lists.getByRole('link', { name: 'Harbor Hall' })).toHaveAttribute('href', SOURCE.url);
  await see(lists).toHaveTextContent('14 eventsharbor-hall.example · One placeAnswered Nov 30, 2031');
  await see(lists).toHaveTextContent('1 eventguide.example · Guide to a region');
  const silent = page.getByRole('region', { name: 'Gone silent 1' });
  await see(silent).toHaveTextContent('last listed 12 events');
  await see(silent).toHaveTextContent('Silent since Nov 2, 2031');
  await see(page.getByRole('region', { name: 'Closed to programs 1' })).toHaveTextContent('We do not.');
  const kinds = page.getByRole('list', { name: 'By category' }).getByRole('listitem');
  await see(kinds.first()).toHaveTextContent('1 source gone silent, with 12 events · 2 places without a source');
  await see(kinds.nth(1)).toHaveTextContent('nothing known to be missing');
  await see(kinds.nth(2)).toHaveTextContent('too little known');
  await expectSound();
});

test('what is missing is named, and a place that is not known is sent in [BEY-51]', async () => {
  openSite(PATH, { getCitySources: CITY_SOURCES });
  await see(main().getByRole('link', { name: /Old Mill/ })).toHaveAttribute('href', '/venue/old-mill');
  await see(main()).toHaveTextContent('One website of a place was found that we do not read');
  await main().getByRole('link', { name: 'Tell Us' }).click();
  await see(page.getByRole('radio', { name: /website/i })).toBeChecked();
});

test('it does not call itself complete where nothing is known to be missing, and says how it estimates [BEY-51]', async () => {
  const all = { ...ESTIMATE, lost: 0, lostEvents: 0, places: 0, placeEvents: 0, share: 1 };
  openSite(PATH, { getCitySources: { ...CITY_SOURCES, all, places: [], sites: 0, typical: null } });
  await see(main()).toHaveTextContent('That is not the same as complete');
  await see(main()).toHaveTextContent('We know of no place here that is without a source.');
  await page.getByText('How we estimate').click();
  await see(page.getByText('We read too few places here to say')).toBeVisible();
  await see(page.getByText('We round down', { exact: false })).toBeVisible();
});

test('a city that is not open has no such page; one out of reach says so and can be tried again [BEY-51]', async () => {
  openSite('/cities/atlantis-xx/sources', { getCitySources: refused(404, 'No.') });
  await see(page.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such page');
  await leaveSite();
  const { api } = openSite(PATH, { getCitySources: wordless(503) });
  await see(page.getByRole('heading', { name: 'What we read here could not be loaded' })).toBeVisible();
  api.answer({ getCitySources: CITY_SOURCES });
  await main().getByRole('button', { name: 'Try Again' }).click();
  await see(page.getByRole('heading', { name: 'What we read in Columbia, SC' })).toBeVisible();
});

test('each list of an open city leads there [BEY-51]', async () => {
  openSite('/events?city=Columbia&state=SC');
  await see(page.getByRole('link', { name: 'What we read in Columbia, SC, and what is missing' })).toHaveAttribute(
    'href',
    PATH,
  );
  await leaveSite();
  openSite('/events?city=Columbia&state=SC&q=zzqq');
  await count(page.getByRole('link', { name: /What we read in/ }), 1);
});

test('the file of the night is named with its size, its day and its terms [BEY-55]', async () => {
  openSite(PATH, { getCitySources: CITY_SOURCES });
  const data = page.getByRole('region', { name: 'Take the data with you' });
  await see(data).toHaveTextContent(
    '212 events, 85 KB, as of Nov 30, 2031 · One source is left out because of its terms.',
  );
  await see(data.getByRole('link', { name: 'Download' })).toHaveAttribute('href', CITY_SOURCES.dataset?.path);
  await see(data.getByRole('link', { name: 'Terms, sources and checksum' })).toHaveAttribute(
    'href',
    '/api/cities/columbia-sc/dataset?night=2031-11-30',
  );
  await expectSound();
});

test('before the first night it says so [BEY-55]', async () => {
  openSite(PATH, { getCitySources: { ...CITY_SOURCES, dataset: null } });
  await see(main()).toHaveTextContent('The first file of this city is not written yet.');
});
