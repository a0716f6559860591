import { existsSync, readFileSync } from 'node:fs';
import { mapServersIn } from '@marquee/contract';
import { z } from 'zod';
import { Stop } from './stop.ts';

/** The settings that differ between owners' accounts; all others are committed. */
const siteConfig = z.strictObject({
  /** The site's address as visitors see it. */
  publicOrigin: z
    .url({ protocol: /^https$/, error: 'must be an https address such as https://events.your-town.org' })
    .refine((text) => new URL(text).origin === text, 'must be an origin only: no path, no slash at the end')
    .refine((text) => !/(^|\.)example(\.(com|org|net))?$/.test(new URL(text).hostname), 'is still the example'),
  pagesProject: z.string().regex(/^[a-z0-9][a-z0-9-]{0,57}$/, 'must be the name of a Pages project'),
  databaseName: z.string().min(1, 'must be the name of the D1 database'),
  databaseId: z
    .guid('must be the id of the D1 database')
    .refine(
      (id) => !/^[0-]+$/.test(id),
      'is still the placeholder; remove it, and `npm run deploy` creates a database',
    ),
  bucketName: z.string().min(3, 'must be the name of the R2 bucket'),
  copiesId: z
    .string()
    .regex(/^[0-9a-f]{32}$/, 'must be the id of the KV namespace')
    .refine((id) => !/^0+$/.test(id), 'is still the placeholder; remove it, and `npm run deploy` creates a namespace'),
  /** Required only if the credentials give access to more than one account. */
  accountId: z
    .string()
    .regex(/^([0-9a-f]{32})?$/, 'must be the 32 characters of the account id, or empty')
    .default(''),
  /** The style of street maps, for MapLibre; empty for our own drawing. `{scheme}` in it becomes `light` or `dark`. */
  mapStyle: z
    .string()
    .refine((text) => text === '' || /^https:\/\/[\w.-]+(?::\d+)?\//.test(text), 'must be an https address or empty')
    .default(''),
  /** Other origins that the style names: of tiles, letters and signs. */
  mapServers: z
    .array(
      z
        .string()
        .refine((text) => mapServersIn(text)?.length === 1, 'must be an origin such as https://tiles.your-town.org'),
    )
    .default([]),
  /** Whether cards are taken: the site's policy then lets the payment provider in. Its keys are secrets of the Workers. */
  cardPayments: z.boolean().default(false),
});
export type SiteConfig = z.output<typeof siteConfig>;
const partialConfig = siteConfig.partial();

/** Every origin that a map needs. */
export function mapServersOf({
  mapStyle = '',
  mapServers = [],
}: Partial<Pick<SiteConfig, 'mapStyle' | 'mapServers'>>): string[] {
  return mapStyle === '' ? [] : [...new Set([new URL(mapStyle).origin, ...mapServers])];
}

export const CONFIG_FILE = 'marquee.config.json';

/** Reads the owner's configuration, or null if there is none. Throws Stop that names each missing or malformed field. */
export function readSiteConfig(path: string): SiteConfig | null {
  return existsSync(path) ? parseSiteConfig(readFileSync(path, 'utf8'), path) : null;
}

export function parseSiteConfig(text: string, path: string): SiteConfig {
  return parseBy(siteConfig, text, path);
}

/** The same for a file in which settings are still missing; those that are there must be right. */
export function parsePartialSiteConfig(text: string, path: string): Partial<SiteConfig> {
  return parseBy(partialConfig, text, path);
}

function parseBy<T>(shape: z.ZodType<T>, text: string, path: string): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Stop(`${path} is not valid JSON (${error instanceof Error ? error.message : String(error)}).`);
  }
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') return `there is no setting named ${issue.keys.join(', ')}`;
    if (issue.code === 'invalid_type' && !has(value, name)) return `${name || 'the object'} is missing`;
    return `${name} ${issue.message}`;
  });
  throw new Stop(`${path}: ${faults.join('; ')}.`);
}

function has(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && name in value;
}
