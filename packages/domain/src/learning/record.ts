import type { Finding, LearnedExtractor } from '@marquee/extraction';
import { type Instant, type Message, say } from '@marquee/kernel';
import { hasDrifted, lowVisitsAfter, yieldsAfter } from './rules.ts';
import type { LearnedFrom, Version } from './versions.ts';

/** What the readings of one visit make of the versions of a source's rules: which change, and what a person is told. */
export function openRecord(versions: readonly Version[], now: Instant) {
  const known = Map.groupBy(versions, ({ pattern }) => pattern);
  const changed = new Set<Version>();
  const findings: Finding[] = [];
  const saved: number[] = [];
  const activeOf = (pattern: string) => known.get(pattern)?.findLast(({ status }) => status === 'active') ?? null;
  function change(version: Version, values: Partial<Version>): void {
    Object.assign(version, values);
    changed.add(version);
  }

  function end(version: Version, status: 'drifted' | 'retired', because: Message): void {
    change(version, { status, endedAt: now, endedBecause: because });
    const code = status === 'drifted' ? 'learned-drifted' : 'learned-retired';
    findings.push({ code, severity: 'info', message: say('learned.dropped', { what: version.pattern, why: because }) });
  }

  function tried(version: Version, isSuccess: boolean): void {
    const { replays, successes } = version;
    change(version, { replays: replays + 1, successes: successes + (isSuccess ? 1 : 0), lastReplayAt: now });
  }

  function replayed(version: Version, found: number): void {
    tried(version, true);
    if (version.learnedTokens > 0) saved.push(version.learnedTokens);
    const lowVisits = lowVisitsAfter(version.lowVisits, found, version.yields);
    change(version, { lowVisits, yields: yieldsAfter(version.yields, found, lowVisits) });
    if (hasDrifted(version.learnedFrom, lowVisits)) end(version, 'drifted', say('learned.fewEvents', { n: found }));
  }

  function drifted(version: Version, found: number, anew: number): void {
    tried(version, false);
    end(version, 'drifted', say('learned.otherCount', { n: found, n2: anew }));
  }

  function endOldFormats(): void {
    for (const version of versions)
      if (version.status === 'active' && !version.rules) end(version, 'retired', say('learned.oldFormat'));
  }

  /** Another version of the rules is the active one. */
  function learned(
    pattern: string,
    rules: LearnedExtractor,
    { learnedFrom, found, tokens }: { learnedFrom: LearnedFrom; found: number; tokens: number },
  ): void {
    const earlier = known.get(pattern) ?? [];
    const version = (earlier.at(-1)?.version ?? 0) + 1;
    const added: Version = {
      ...UNTRIED,
      pattern,
      version,
      rules,
      learnedFrom,
      learnedAt: now,
      venueType: rules.venueType,
      strategy: rules.strategy,
      yields: [found],
      learnedTokens: learnedFrom === 'language-model' ? tokens : 0,
    };
    known.set(pattern, [...earlier, added]);
    changed.add(added);
    findings.push({ code: 'learned', severity: 'info', message: say('learned.rules', { what: pattern, n: version }) });
  }

  function notLearned(pattern: string, why: string): void {
    findings.push({ code: 'not-learned', severity: 'warning', message: say('learned.not', { what: pattern, why }) });
  }

  const driftedAt = (pattern: string) =>
    (known.get(pattern) ?? []).flatMap(({ status, endedAt }) => (status === 'drifted' ? (endedAt ?? []) : []));

  return { findings, saved, changed, activeOf, driftedAt, endOldFormats, end, replayed, drifted, learned, notLearned };
}

const UNTRIED = {
  status: 'active',
  replays: 0,
  successes: 0,
  lowVisits: 0,
  lastReplayAt: null,
  endedAt: null,
  endedBecause: null,
} as const;
