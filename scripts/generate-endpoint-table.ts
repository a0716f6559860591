/**
 * Writes the parts of the contract that the browser needs without zod, below apps/web/src/api: methods, paths, access and time limits of the
 * first pages' calls (endpoints.generated.ts), of all others (more-endpoints.generated.ts) and of administrators' (console-endpoints.generated.ts),
 * the paths of links (places.generated.ts), and constants. `--check` only reports whether they are up to date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  ACCESS_KEYS,
  AD_RATES,
  API_KEYS_MOST,
  AREA_DEGREES,
  ASSUMED_MINUTES,
  CALL_LIMITS,
  CAMPAIGN_BUDGET,
  CAMPAIGN_DAYS_MOST,
  CAMPAIGN_RADIUS,
  CAMPAIGN_TEXT_MAX,
  CARDS_MOST,
  CATEGORIES,
  CITY_SEARCH_LIMIT,
  CORRECTION_TEXT_MOST,
  DEFAULT_CALL_TO_ACTION,
  DEFAULT_CITY,
  EMBED_LIMIT,
  EMBED_SIZES,
  EMBED_THEMES,
  type Endpoint,
  endpoints,
  FIGURES,
  FILTER_KEYS,
  FOLLOW_NAME_MAX,
  HEARTS_MOST,
  HIDDEN_SERIES_MOST,
  ITINERARY_NAME_MAX,
  ITINERARY_NOTE_MAX,
  kindOf,
  LISTING_LIMIT,
  LISTING_LIMIT_MAX,
  LISTING_MILES,
  levelOf,
  NEW_ADVERTISER_LIMIT,
  PASSWORD_MIN,
  PICTURE_SHAPES,
  PICTURE_WIDTHS,
  PROMOTER_TEXT_MAX,
  PROVIDER_NAMES,
  RADII,
  SEARCH_SORTS,
  SORTS,
  SPARSE_FILTERS,
  TOUR_STOPS,
  VENUE_TEXT_MOST,
  VIEW_DAYS,
  WHENS,
} from '@marquee/contract';
import { usStates } from '@marquee/kernel';

const HEAD = '// Made by scripts/generate-endpoint-table.ts from packages/contract; do not edit.';

const RECORDS: Endpoint[] = Object.values(endpoints);

/** What a visitor's first page calls; rows of other calls come when the first of them is made. */
const FIRST_CALLS: readonly string[] = [
  'health',
  'listEvents',
  'searchEvents',
  'getEvent',
  'readCards',
  'countCategories',
  'getVenue',
  'featuredCities',
  'cityStats',
  'recentCities',
  'currentUser',
  'batchBoostStatus',
  'listActiveCampaigns',
] satisfies (keyof typeof endpoints)[];

const isForAdmins = ({ access }: Endpoint) => levelOf(access) === 'admin';
const callRows = (records: readonly Endpoint[]) =>
  records
    .filter((record) => kindOf(record) === 'json')
    .map(
      ({ id, method, path, access, trialSeconds, changeSeconds }) =>
        `  ${id}: ['${method}', '${path}', '${levelOf(access)}'${secondsOf(trialSeconds, changeSeconds)}],`,
    );
const isFirst = ({ id }: Endpoint) => FIRST_CALLS.includes(id);
const calledFirst = callRows(RECORDS.filter(isFirst));
const calledLater = callRows(RECORDS.filter((record) => !isFirst(record) && !isForAdmins(record)));
const calledByAdmins = callRows(RECORDS.filter(isForAdmins));
const opened = RECORDS.filter((record) => record.kind === 'stream' || record.kind === 'document').map(
  ({ id, path }) => `  ${id}: '${path}',`,
);
const table = `${HEAD}
import type { EndpointId, Level, Method } from '@marquee/contract';

/** Method, path, access, and the seconds that the caller of a trial waits, or, followed by true, that of a long change. */
export type EndpointRow = readonly [Method, string, Level, number?, true?];

/** What the first pages call for JSON; endpoint-table.ts adds the rest. */
export const FIRST_ENDPOINTS = {
${calledFirst.join('\n')}
} as const satisfies { readonly [I in EndpointId]?: EndpointRow };
`;

const moreTable = `${HEAD}
import type { EndpointId } from '@marquee/contract';
import type { EndpointRow } from './endpoints.generated.ts';

/** What other pages call for JSON, without what only administrators call. */
export const MORE_ENDPOINTS = {
${calledLater.join('\n')}
} as const satisfies { readonly [I in EndpointId]?: EndpointRow };
`;

const places = `${HEAD}
import type { EndpointId } from '@marquee/contract';

/** Where documents and streams are. */
export const PLACES: { readonly [I in EndpointId<'document' | 'stream'>]: string } = {
${opened.join('\n')}
};
`;

const consoleTable = `${HEAD}
import type { EndpointRow } from './endpoints.generated.ts';

/** What only administrators call. */
export const CONSOLE_ENDPOINTS: Readonly<Record<string, EndpointRow>> = {
${calledByAdmins.join('\n')}
};
`;

const constants = Object.entries({
  API_KEYS_MOST,
  CALL_LIMITS,
  AREA_DEGREES,
  ASSUMED_MINUTES,
  CARDS_MOST,
  FOLLOW_NAME_MAX,
  HEARTS_MOST,
  HIDDEN_SERIES_MOST,
  ITINERARY_NAME_MAX,
  ITINERARY_NOTE_MAX,
  CATEGORIES,
  CITY_SEARCH_LIMIT,
  DEFAULT_CITY,
  LISTING_LIMIT,
  LISTING_LIMIT_MAX,
  LISTING_MILES,
  PASSWORD_MIN,
  RADII,
  WHENS,
  EMBED_LIMIT,
  EMBED_SIZES,
  EMBED_THEMES,
  FILTER_KEYS,
  SPARSE_FILTERS,
  ACCESS_KEYS,
  PICTURE_WIDTHS,
  SEARCH_SORTS,
  SORTS,
  TOUR_STOPS,
  CORRECTION_TEXT_MOST,
  VENUE_TEXT_MOST,
  VIEW_DAYS,
});
const values = `${HEAD}

${constants.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;`).join('\n')}
`;

// Apart, since the first page does not need it.
const names = `${HEAD}

export const PROVIDER_NAMES = ${JSON.stringify(PROVIDER_NAMES)} as const;
`;

// Apart, for the form that needs them alone.
const states = `${HEAD}

export const US_STATES: Readonly<Record<string, string>> = ${JSON.stringify(usStates)};
`;

// Apart as well: only the pages of advertisers need them.
const advertising = Object.entries({
  AD_RATES,
  CAMPAIGN_BUDGET,
  CAMPAIGN_DAYS_MOST,
  CAMPAIGN_RADIUS,
  CAMPAIGN_TEXT_MAX,
  DEFAULT_CALL_TO_ACTION,
  NEW_ADVERTISER_LIMIT,
  PICTURE_SHAPES,
  PROMOTER_TEXT_MAX,
});
const advertisingValues = `${HEAD}

${advertising.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;`).join('\n')}
`;

const figures = `${HEAD}

/** What each figure counts that more than one section of the console shows. */
export const FIGURE_MEANS = ${JSON.stringify(Object.fromEntries(Object.entries(FIGURES).map(([id, { means }]) => [id, means])))} as const;
`;

const stale = [
  ['endpoints.generated.ts', table],
  ['more-endpoints.generated.ts', moreTable],
  ['console-endpoints.generated.ts', consoleTable],
  ['../admin/messages/figure-means.generated.ts', figures],
  ['places.generated.ts', places],
  ['constants.generated.ts', values],
  ['provider-names.generated.ts', names],
  ['us-states.generated.ts', states],
  ['advertising.generated.ts', advertisingValues],
].filter(([name, text]) => !keep(`apps/web/src/api/${name}`, text ?? ''));
if (stale.length > 0) {
  console.error(
    `apps/web/src/api is out of date (${stale.map(([name]) => name).join(', ')}): run \`npm run generate\`.`,
  );
  process.exit(1);
}

/** Writes the file, or only compares it; false if it is out of date. */
function keep(path: string, text: string): boolean {
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  if (process.argv.includes('--check')) return existsSync(file) && readFileSync(file, 'utf8') === text;
  writeFileSync(file, text);
  return true;
}

/** How long a trial, or a long change, is waited for. */
function secondsOf(trial: number | undefined, change: number | undefined): string {
  if (change !== undefined) return `, ${change}, true`;
  return trial === undefined ? '' : `, ${trial}`;
}
