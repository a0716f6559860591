import type { LeftOutSource } from '@marquee/contract';
import { robotsFiles, valuesIn } from '@marquee/db';
import { PRODUCT_TOKEN, parseRobots, type StatedTerms, statedTerms } from '@marquee/fetching';
import { inArray } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import type { ClaimRow } from '../events/index.ts';
import { ruledHosts } from '../publishers/index.ts';

type Source = Pick<ClaimRow, 'sourceId' | 'url' | 'host' | 'health'>;

/** Whether a source may be in a data set: the uses that it reserves, or why it is left out. */
export type Admission = { reserved: string[] } | { because: LeftOutSource['because'] };

const NO_TERMS: StatedTerms = { reserved: [], license: null };

/**
 * What the terms of some sources allow, by their ids. A publisher's wish goes first. A source that is closed to programs now is left out; so is one
 * that reserves even search, and one with a license of its own (RSL), which would have to be agreed to first. Other reserved uses, such as training
 * a model, are passed on.
 */
export async function admissionsOf(deps: DbDeps, sources: readonly Source[]): Promise<Map<string, Admission>> {
  const origins = [...new Set(sources.map(({ url }) => new URL(url).origin))];
  const files = await deps.db
    .select()
    .from(robotsFiles)
    .where(inArray(robotsFiles.origin, valuesIn(origins)));
  const ruled = await ruledHosts(
    deps,
    sources.map(({ host }) => host),
  );
  const terms = new Map(
    files.map(({ origin, status, body }) => [
      origin,
      status === 200 ? statedTerms(parseRobots(body), PRODUCT_TOKEN) : NO_TERMS,
    ]),
  );
  return new Map(
    sources.map((source) => {
      const stated = terms.get(new URL(source.url).origin) ?? NO_TERMS;
      return [source.sourceId, admissionOf(source, { isRuled: ruled.has(source.host), stated })];
    }),
  );
}

function admissionOf({ health }: Source, { isRuled, stated }: { isRuled: boolean; stated: StatedTerms }): Admission {
  if (isRuled) return { because: 'publisher' };
  if (health === 'forbidden' || health === 'blocked') return { because: 'closed' };
  if (stated.license !== null || stated.reserved.includes('search')) return { because: 'terms' };
  return { reserved: stated.reserved };
}
