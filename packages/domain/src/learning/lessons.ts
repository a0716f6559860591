import type { Statement } from '@marquee/db';
import type { DocumentReader, Extraction, Finding, Hints, SourceDocument } from '@marquee/extraction';
import { type Instant, type Message, ReadingFailed, say } from '@marquee/kernel';
import { orFailure } from '../reading-failure.ts';
import { pagePattern } from './page-pattern.ts';
import { hasDrifted, isDoubted, isDrift, lowVisitsAfter, mayLearn, yieldsAfter } from './rules.ts';
import { keepVersions, type LearnedFrom, type Version } from './versions.ts';

type Reason = Parameters<typeof pagePattern>[1];

/** The learned extractors of a source: used while its pages are read, committed with the result. */
export interface Lessons {
  /** Reads a document: by learned rules while they match, else by the other rungs. Costs no tokens; throws as the reader does. */
  read(document: SourceDocument, hints: Hints, reason: Reason): Promise<Extraction>;
  /** Learns rules from a reading if no valid rules exist for such pages. A failure to learn does not affect the reading. */
  study(
    document: SourceDocument,
    hints: Hints,
    reason: Reason,
    reading: Pick<Extraction, 'drafts' | 'method'> & { tokens?: number | undefined },
  ): Promise<void>;
  /** The rules in use for pages like this one. */
  active(document: SourceDocument, reason: Reason): Pick<Version, 'pattern' | 'version'> | null;
  /** The findings for a person. */
  readonly findings: readonly Finding[];
  statements(): Statement[];
  /** For each page that rules learned from the model read: the tokens that the model took for it. */
  savedTokens(): readonly number[];
}

/**
 * @param versions of the source, oldest first
 * @param isOn false: pages are read anew, and nothing is learned or forgotten (`intelligentCaching`)
 */
export function lessonsOf(
  reader: DocumentReader,
  source: { id: string; host: string },
  versions: readonly Version[],
  now: Instant,
  isOn = true,
): Lessons {
  const known = Map.groupBy(versions, ({ pattern }) => pattern);
  const changed = new Set<Version>();
  const findings: Finding[] = [];
  const saved: number[] = [];
  const activeOf = (pattern: string) => known.get(pattern)?.findLast(({ status }) => status === 'active') ?? null;
  for (const version of versions)
    if (isOn && version.status === 'active' && !version.rules) end(version, 'retired', say('learned.oldFormat'));

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

  return {
    findings,
    async read(document, hints, reason) {
      const version = activeOf(pagePattern(document.url, reason));
      if (!isOn || !version?.rules) return reader.extract({ document, hints });
      const again = await reader.extract({ document, hints, rules: version.rules });
      const found = again.drafts.length;
      if (again.method !== 'learned') {
        if (again.method === 'detail' || again.method === 'listing') drifted(version, 0, found);
        else if (again.method !== null) end(version, 'retired', say('learned.structuredNow'));
        return again;
      }
      const isOdd = again.findings.some(({ code }) => code === 'learned-doubtful');
      if (!isDoubted(found, version.yields, isOdd)) {
        replayed(version, found);
        return again;
      }
      const anew = await reader.extract({ document, hints });
      if (!isDrift(found, anew.drafts.length)) {
        replayed(version, found);
        return again;
      }
      drifted(version, found, anew.drafts.length);
      return anew;
    },
    async study(document, hints, reason, { drafts, method, tokens = 0 }) {
      const pattern = pagePattern(document.url, reason);
      const learnedFrom = LEARNED_FROM.find((one) => one === method);
      if (!learnedFrom || !isOn) return;
      const active = activeOf(pattern);
      // A model is called only after everything else failed, including earlier learned rules.
      if (active && active.learnedAt !== now && learnedFrom === 'language-model') drifted(active, 0, drafts.length);
      if (activeOf(pattern) || document.bytes.length > MOST_BYTES) return;
      const earlier = known.get(pattern) ?? [];
      const driftedAt = earlier.flatMap(({ status, endedAt }) => (status === 'drifted' ? (endedAt ?? []) : []));
      const rules = mayLearn(driftedAt, now) ? await orFailure(reader.learn({ document, hints, drafts })) : null;
      if (rules instanceof ReadingFailed) {
        const message = say('learned.not', { what: pattern, why: rules.message });
        findings.push({ code: 'not-learned', severity: 'warning', message });
        return;
      }
      if (!rules) return;
      const version: Version = {
        pattern,
        version: (earlier.at(-1)?.version ?? 0) + 1,
        status: 'active',
        rules,
        learnedFrom,
        learnedAt: now,
        venueType: rules.venueType,
        strategy: rules.strategy,
        replays: 0,
        successes: 0,
        yields: [drafts.length],
        lowVisits: 0,
        lastReplayAt: null,
        learnedTokens: learnedFrom === 'language-model' ? tokens : 0,
        endedAt: null,
        endedBecause: null,
      };
      known.set(pattern, [...earlier, version]);
      changed.add(version);
      const message = say('learned.rules', { what: pattern, n: version.version });
      findings.push({ code: 'learned', severity: 'info', message });
    },
    active(document, reason) {
      const version = activeOf(pagePattern(document.url, reason));
      return version && { pattern: version.pattern, version: version.version };
    },
    savedTokens: () => saved,
    statements: () => keepVersions(source, [...changed]),
  };
}

/** Learning needs several passes over a page. */
const MOST_BYTES = 1_000_000;
const LEARNED_FROM: readonly LearnedFrom[] = ['listing', 'detail', 'language-model'];
