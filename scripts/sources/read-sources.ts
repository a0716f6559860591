import type { NewSource } from '@marquee/domain/sources';
import { z } from 'zod';
import { Stop } from '../deploy/stop.ts';

const entry = z.object({
  url: z.string().trim().min(1).max(2000),
  name: z.string().trim().min(1).max(200),
  city: z.string().trim().min(1).max(100),
  state: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{2}$/, 'must be the two letters of a US state'),
});

export interface SourcesFile {
  sources: NewSource[];
  /** Entries that are not sources at all, each with a sentence. */
  faults: string[];
}

/** Reads a file of sources. An invalid entry is reported and the others are kept; a file that is not a list of entries throws Stop. */
export function readSources(text: string, name: string): SourcesFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Stop(`${name} is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!Array.isArray(value)) throw new Stop(`${name} must be a JSON array of { "url", "name", "city", "state" }.`);
  const sources: NewSource[] = [];
  const faults: string[] = [];
  for (const [index, item] of value.entries()) {
    const result = entry.safeParse(item);
    if (result.success) sources.push(result.data);
    else faults.push(`entry ${index + 1}${label(item)}: ${result.error.issues.map(sentence).join('; ')}.`);
  }
  return { sources, faults };
}

function sentence(issue: z.core.$ZodIssue): string {
  const name = issue.path.join('.');
  if (name === '') return 'it is not an object';
  return issue.code === 'invalid_type' ? `${name} is missing` : `${name} ${issue.message}`;
}

function label(item: unknown): string {
  const url = typeof item === 'object' && item !== null && 'url' in item ? item.url : null;
  return typeof url === 'string' ? ` (${url.slice(0, 100)})` : '';
}
