import type { PublisherRule, RuleWish } from '@marquee/contract';
import { type Database, excluded, publisherRules, type Statement, valuesIn, write } from '@marquee/db';
import { type Clock, type Random, say } from '@marquee/kernel';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { hostAndParents } from './hosts.ts';

export type RuleRow = typeof publisherRules.$inferSelect;

/** What we say of a page that is not read because of a rule. */
export const PUBLISHER_REFUSES = say('fetch.publisherRefuses');

/** The rule that holds for a host: its own, or that of a domain above it; the stronger one of several. One lookup by key. */
export async function ruleOver({ db }: { db: Database }, host: string): Promise<RuleRow | null> {
  const rules = await db
    .select()
    .from(publisherRules)
    .where(inArray(publisherRules.host, valuesIn(hostAndParents(host))));
  return rules.find(({ wish }) => wish === 'hide') ?? rules[0] ?? null;
}

/** Those of some hosts over which a rule holds. One lookup by key for each, and for each domain above it. */
export async function ruledHosts({ db }: { db: Database }, hosts: readonly string[]): Promise<Set<string>> {
  const rules = await db
    .select({ host: publisherRules.host })
    .from(publisherRules)
    .where(inArray(publisherRules.host, valuesIn([...new Set(hosts.flatMap(hostAndParents))])));
  const ruled = new Set(rules.map(({ host }) => host));
  return new Set(hosts.filter((host) => hostAndParents(host).some((each) => ruled.has(each))));
}

/** Statements that make a rule hold and start what it does to our sources. A rule that hides is not weakened by one that stops. */
export function makeRule(
  deps: { clock: Clock; random: Random },
  rule: { host: string; wish: RuleWish; requestId: string; grantedBy: string | null },
): Statement[] {
  const row = { ...rule, since: deps.clock.now() };
  const { host, wish } = rule;
  return [
    write
      .insert(publisherRules)
      .values(row)
      .onConflictDoUpdate({
        target: publisherRules.host,
        set: row,
        setWhere: and(eq(publisherRules.wish, 'stop'), eq(excluded(publisherRules.wish), 'hide')),
      }),
    ...enqueue(deps, [
      { kind: 'source.obey-publisher', payload: { host }, subject: `${host}/${wish}`, citySlug: null },
    ]),
  ];
}

const LIST = 'publisher-rules';

/** All rules, by host. */
export async function listPublisherRules(
  { db }: DbDeps,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const after = decodePlace(LIST, cursor, ['']);
  const rows = await db
    .select()
    .from(publisherRules)
    .where(and(after ? gt(publisherRules.host, after[0]) : undefined))
    .orderBy(asc(publisherRules.host))
    .limit(limit + 1);
  return pageFrom(rows, limit, ruleOf, ({ host }) => encodePlace(LIST, [host]));
}

export function ruleOf({ host, wish, since, grantedBy }: RuleRow): PublisherRule {
  return { host, wish, since: isoOf(since), grantedBy };
}

/** The guard of a lift. */
export function deleteRule({ host, wish }: RuleRow): Statement {
  return write.delete(publisherRules).where(and(eq(publisherRules.host, host), eq(publisherRules.wish, wish)));
}
