import { type EndpointId, type Endpoints, endpoints, type ResponseOf } from '@marquee/contract';
import type { z } from 'zod';
import type { Answers } from './api.ts';

/** Values that fields of the contract may have; the first that a schema takes is used. */
const TEXTS = [
  'An evening of rather long words at the Carolina Contemporary Music Hall',
  '2026-12-05T19:30',
  '2026-12-05',
  'https://a-hall-with-a-long-name.example/calendar/of/everything',
  '1.0.0',
  'SC',
  'Music',
];
const INSTANT = '2026-11-01T12:00:00.000Z';
const ZONE = 'America/New_York';
const NUMBERS = [7, 1, 0.5, 0, 40, 2026];
/** Lists have so many items, each different where the contract leaves a choice. */
const ITEMS = 3;

/** By the end of a field's path, before anything else is tried. */
const NAMED: ReadonlyArray<[RegExp, string]> = [
  [/\.at$/, INSTANT],
  [/\.forecast\.[.\w]+$/, INSTANT],
  [
    /(?:At|Since|Until|Seen|Run|Scrape|Scan|Scanned|Discovery|Session|Occurrence|timestamp|Toggled|Updated|Checked|Due|Read|since|until)$/,
    INSTANT,
  ],
  [/\.(?:day|date)$/, '2026-12-05'],
  [/(?:url|Url|link|page)$/, 'https://a-hall-with-a-long-name.example/calendar/of/everything'],
  [/zone$/i, ZONE],
];

type Schema = z.core.$ZodType;

/** Names that somebody chose to do harm: as markup, as code, by their length or by their direction. */
const HOSTILE = [
  '<img src=x onerror="window.harmed = true"> Hall',
  `"></td></table><script>window.harmed = true</script>`,
  'Donaudampfschifffahrtsgesellschaft',
  '=HYPERLINK("https://evil.example","Hall")',
  `' onmouseover='window.harmed = true' x='`,
  'قاعة الموسيقى Hall \u2067(2026)\u2069',
  '{{constructor.constructor("window.harmed = true")()}} ${harm} %s %n',
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(20),
  'javascript:window.harmed=true',
];

let texts: readonly string[] = TEXTS;

/** The same, with hostile names wherever a text may stand. */
export function hostileConsole(): Answers {
  texts = HOSTILE;
  try {
    return sampledConsole();
  } finally {
    texts = TEXTS;
  }
}

/** A response of every read of the console, made from its schema: three of everything, with long texts. */
export function sampledConsole(): Answers {
  const ids = (Object.keys(endpoints) as EndpointId[]).filter(
    (id) => endpoints[id].access === 'admin' && endpoints[id].method === 'GET' && 'response' in endpoints[id],
  );
  return Object.fromEntries(ids.map((id) => [id, sampledResponse(id)]));
}

/** A response of one endpoint, made from its schema. */
export function sampledResponse<I extends EndpointId>(id: I): ResponseOf<Endpoints[I]> {
  return sample(endpoints[id].response, id, 0) as ResponseOf<Endpoints[I]>;
}

/** `name` is the path of the field, from the endpoint's id; `turn` its place in the list around it. */
function sample(schema: Schema, name: string, turn: number): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([field, of]) => [field, sample(of, `${name}.${field}`, turn)]),
      );
    case 'array':
      return Array.from({ length: ITEMS }, (_, i) => sample(def.element, name, i)).filter((_, i, all) =>
        fits(schema, all.slice(0, i + 1)),
      );
    case 'record':
      return Object.fromEntries(keysOf(def.keyType).map((key, i) => [key, sample(def.valueType, `${name}.${key}`, i)]));
    case 'tuple':
      return def.items.map((item, i) => sample(item, name, i));
    case 'union':
      return sample(def.options[turn % def.options.length] as Schema, name, turn);
    case 'enum':
      return Object.values(def.entries)[turn % Object.values(def.entries).length];
    case 'literal':
      return def.values[turn % def.values.length];
    case 'nullable':
    case 'optional':
    case 'default':
    case 'readonly':
      return sample(def.innerType, name, turn);
    case 'pipe':
      // What a preparation takes may be anything; what comes of it is known.
      return sample(defOf(def.in).type === 'transform' ? def.out : def.in, name, turn);
    case 'boolean':
      return turn % 2 === 0;
    case 'number':
      return NUMBERS.flatMap((value) => [value + turn, value]).find((value) => fits(schema, value));
    case 'string':
      return text(schema, name, turn);
    default:
      return null;
  }
}

function text(schema: Schema, name: string, turn: number): string {
  if (/(?:\.id|Id|slug|key|hash)$/.test(name) && fits(schema, `item-${turn}`)) return `item-${turn}`;
  const named = NAMED.find(([ending, value]) => ending.test(name) && fits(schema, value))?.[1];
  if (named !== undefined) return named;
  // Each row, and each column of it, begins with another one.
  const first = texts === TEXTS ? 0 : turn + name.length;
  const turned = texts.map((_, index) => texts[(index + first) % texts.length] ?? '');
  return [...turned, ...TEXTS].find((value) => fits(schema, value)) ?? '';
}

function keysOf(schema: Schema): string[] {
  const def = defOf(schema);
  return def.type === 'enum' ? Object.values(def.entries).map(String) : ['Music', 'Food', 'Arts'];
}

const defOf = (schema: Schema) => (schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] }).def;

const fits = (schema: Schema, value: unknown) => (schema as z.ZodType).safeParse(value).success;
