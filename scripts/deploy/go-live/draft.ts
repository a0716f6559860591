import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parsePartialSiteConfig, type SiteConfig } from '../site-config.ts';

/** What the configuration file says so far; what is missing is made by the deployment. */
export type Draft = Partial<SiteConfig>;

const PLACEHOLDER = /^[0-]*$/;

/** Reads the file as far as it is filled in; no file is an empty draft. Throws Stop for what is malformed. */
export function readDraft(path: string): Draft {
  return existsSync(path) ? parsePartialSiteConfig(withoutPlaceholders(readFileSync(path, 'utf8')), path) : {};
}

/** The committed example names a site that nobody has, and older ones have ids of zeros: both are questions, not answers. */
function withoutPlaceholders(text: string): string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return text;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return text;
  const given = Object.entries(value).filter(([name, setting]) => {
    if (name === 'databaseId' || name === 'copiesId')
      return !(typeof setting === 'string' && PLACEHOLDER.test(setting));
    return !(name === 'publicOrigin' && (setting === 'https://marquee.example' || setting === ''));
  });
  return JSON.stringify(Object.fromEntries(given));
}

/** Adds settings to the file. The old file is replaced at once, so that an interruption leaves one of the two. */
export function writeDraft(path: string, settings: Draft): void {
  const written = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>) : {};
  const text = `${JSON.stringify({ ...written, ...settings }, null, 2)}\n`;
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/** Takes out what the deployment had made; what the owner chose stays. */
export function forgetResources(path: string): void {
  const settings = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const kept = Object.entries(settings).filter(([name]) => !MADE.includes(name));
  writeFileSync(`${path}.new`, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  renameSync(`${path}.new`, path);
}

const MADE = ['databaseName', 'databaseId', 'bucketName', 'copiesId', 'pagesProject'];
