import type { Part, Place } from './parts-of-source.ts';

/** Words that docs/glossary.md says to avoid, as docs/glossary.md spells them, and where they are refused. */
interface Avoided {
  words: readonly string[];
  /** `screen`: the texts of the site and its console in English, and of messages. */
  where: ReadonlyArray<Exclude<Place, 'text'> | 'screen'>;
  /** Paths, or beginnings of paths, where a word is an ordinary one, and why. */
  except?: Readonly<Record<string, string>>;
}

const EVERYWHERE = ['name', 'comment', 'title', 'screen', 'document'] as const;
const SPOKEN = ['comment', 'title', 'screen', 'document'] as const;

const AVOIDED: readonly Avoided[] = [
  {
    words: ['house', 'houses'],
    where: EVERYWHERE,
    except: {
      'packages/sample-web/': 'the name of a sample site, Granby Art House',
      'packages/extraction/src/rules/room-words.ts': 'cites `Open House`, as pages write it',
      'packages/extraction/src/decide/choice/performer.ts': 'cites `The Pour House`, as pages write it',
    },
  },
  {
    words: [
      'twin',
      'twins',
      'testimony',
      'testimonies',
      'teller',
      'tellers',
      'spokesman',
      'rollout',
      'quarantine',
      'handicapped',
      'kid friendly',
      'recurring group',
      'pending event',
      'worn out',
      'learnt',
      'correlation id',
      'brake',
      'banned',
      '2FA',
      'MFA',
      'opt out',
      'block list',
      'promotion',
      'chargeback',
      'mute',
      'muted',
      'snooze',
      'assistant',
      'failed search',
      'favorite',
      'favorites',
      'batch job',
      'health score',
      'organiser',
      'beacon',
      'failing read',
      'security key',
    ],
    where: EVERYWHERE,
    except: {
      'packages/extraction/src/formats/records/field-words.ts': 'a name of fields, as sites spell it',
      'packages/extraction/test/': 'names that pages carry',
      'packages/domain/src/concierge/reading/': 'words of visitors',
      'apps/web/src/messages/developers.ts': 'what other people publish',
      'docs/decisions/039-what-people-keep.md': 'the path of a folder',
    },
  },
  {
    words: ['portal'],
    where: SPOKEN,
    except: {
      'packages/kernel/src/words/tables/': 'the Spanish term for an aggregate',
      'THIRD-PARTY.md': 'the name of a package',
    },
  },
  {
    words: ['told apart'],
    where: ['name', 'screen'],
    except: { 'scripts/local/upgrade/former-tables.ts': 'the name of a table of former versions' },
  },
  { words: ['bookmark', 'complaint', 'trip'], where: ['screen'] },
];

/**
 * Words that are avoided in one sense only, and are right in another that code or screens use daily: a person judges them. Each with the sense in
 * which it is right.
 */
const JUDGED: Readonly<Record<string, string>> = {
  scraping: 'what the engine does',
  publisher: 'who runs a website',
  dead: 'dead letters, dead links',
  broken: 'broken markup',
  suggestion: 'what a form proposes',
  lead: 'to lead somewhere',
  probe: 'a test request',
  throttle: 'of guesses at passwords; a text of the specification',
  visit: 'of a person',
  score: 'of quality',
  threshold: 'of alerts',
  inbox: 'of letters',
  tasks: 'of the reader',
  revert: 'of a commit',
  proof: 'of an address',
  sentence: 'a message in words',
  test: 'a test',
  lesson: 'what an answer of the model teaches',
  showing: 'before it is matched',
  speaker: 'who speaks at an event',
  badge: 'a label',
  attribute: 'of an element',
  flag: 'of a command',
  hall: 'part of a name',
  alias: 'of an event',
  override: 'of a control',
  edit: 'to change',
  impression: 'of an ad',
  promoter: 'who buys ads',
  generated: 'of files',
  turn: 'of a city',
  optimization: 'the section of the console',
  audit: 'of places',
  route: "the server's side",
  tab: 'of a panel',
  alert: 'what administrators are told',
  status: 'a column',
  candidate: 'of discovery and of matches',
  blocked: 'a domain that failed its checks',
  retired: 'a source that stays',
  credential: 'of a service',
  source: 'the website',
  notification: 'on the screen',
  tier: 'of quality',
  track: 'of a conference; of a grid',
  application: 'a program',
  view: 'of a page',
  transaction: 'of a database',
  charge: 'one attempt of the provider',
  sync: 'not asynchronous',
  journal: 'of SQLite; an icon',
  notice: 'for visitors',
  check: 'of a rule',
  monitor: 'to watch',
  bot: 'our crawler, and those of others',
  AI: 'in prescribed texts',
  export: 'of a table; of a module',
  token: 'of sessions and models',
  subscription: 'of a calendar',
  schedule: 'of the engine',
  cache: 'of the browser and of HTTP',
  copy: 'of an answer, for outages',
  'what a source tells': 'of a correction',
};

const PLACES_OF_SCREENS = /^(?:apps\/web\/src\/(?:admin\/)?messages\/[^/]+\.ts|packages\/kernel\/src\/words\/tables\/)/;

const RULES = AVOIDED.flatMap(({ words, where, except = {} }) =>
  words.map((word) => ({ word: spelled(word), where: new Set<string>(where), except: Object.keys(except) })),
);
/** A file without any of these has nothing to look at; parsing it would take longer. */
const ANY = new RegExp(RULES.map(({ word }) => word.split(' ').join('[^a-z0-9]*')).join('|'), 'i');

/** The words of a text in lower case: `aHall` and `a-hall` are two words. */
function spelled(text: string): string {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** The avoided words of a file, each with its line. @param parts of the text, asked for only if needed */
export function avoidedWords(file: string, text: string, parts: () => readonly Part[]): string[] {
  if (!ANY.test(text) && !ANY.test(file)) return [];
  try {
    return parts()
      .flatMap((part) => (part.place === 'document' ? linesOf(part) : [part]))
      .flatMap((part) => faultsOf(file, text, part));
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function faultsOf(file: string, text: string, { place, text: part, at }: Part): string[] {
  const where = place === 'text' ? (PLACES_OF_SCREENS.test(file) ? 'screen' : null) : place;
  if (where === null) return [];
  const words = ` ${spelled(part)} `;
  const line = () => text.slice(0, at).split('\n').length;
  return RULES.filter(
    (rule) =>
      rule.where.has(where) && words.includes(` ${rule.word} `) && !rule.except.some((path) => file.startsWith(path)),
  ).map(({ word }) => `${file}:${line()}: docs/glossary.md avoids “${word}” in ${NAMED[where]}`);
}

/** A document is long: each of its lines by itself. */
function linesOf({ place, text, at }: Part): Part[] {
  let start = at;
  return text.split('\n').map((line) => {
    const part = { place, text: line, at: start };
    start += line.length + 1;
    return part;
  });
}

const NAMED: Record<string, string> = {
  name: 'names',
  comment: 'comments',
  title: 'titles of tests',
  screen: 'texts of screens',
  document: 'documents',
};

/** The words of the glossary that are neither refused nor judged, and those here that it does not have. */
export function unlistedWords(glossary: string): string[] {
  const lists = glossary.replace(/\n {2,}/g, ' ').match(/(?<=\bNot: ).*$/gm) ?? [];
  const words = lists.flatMap((list) =>
    list
      .replace(/\([^)]*\)/g, '')
      .split(/[,.]/)
      .map(spelled)
      .filter(Boolean),
  );
  const listed = new Set([...RULES.map(({ word }) => word), ...Object.keys(JUDGED).map(spelled)]);
  const asked = new Set(words);
  return [
    ...[...asked]
      .filter((word) => !listed.has(word))
      .map((word) => `docs/glossary.md avoids “${word}”: say in scripts/verify/avoided-words.ts where`),
    ...Object.keys(JUDGED)
      .filter((word) => !asked.has(spelled(word)))
      .map((word) => `scripts/verify/avoided-words.ts judges “${word}”, which docs/glossary.md does not name`),
  ];
}
