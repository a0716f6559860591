import type { Statement } from '@marquee/db';
import type { DocumentReader, Extraction, Finding, Hints, SourceDocument } from '@marquee/extraction';
import { type Instant, ReadingFailed, say } from '@marquee/kernel';
import { orFailure } from '../reading-failure.ts';
import { pagePattern } from './page-pattern.ts';
import { openRecord } from './record.ts';
import { isDoubted, isDrift, mayLearn } from './rules.ts';
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
  const record = openRecord(versions, now);
  if (isOn) record.endOldFormats();

  return {
    findings: record.findings,
    async read(document, hints, reason) {
      const version = record.activeOf(pagePattern(document.url, reason));
      if (!isOn || !version?.rules) return reader.extract({ document, hints });
      const again = await reader.extract({ document, hints, rules: version.rules });
      const found = again.drafts.length;
      if (again.method !== 'learned') {
        if (again.method === 'detail' || again.method === 'listing') record.drifted(version, 0, found);
        else if (again.method !== null) record.end(version, 'retired', say('learned.structuredNow'));
        return again;
      }
      const isOdd = again.findings.some(({ code }) => code === 'learned-doubtful');
      if (!isDoubted(found, version.yields, isOdd)) {
        record.replayed(version, found);
        return again;
      }
      const anew = await reader.extract({ document, hints });
      if (!isDrift(found, anew.drafts.length)) {
        record.replayed(version, found);
        return again;
      }
      record.drifted(version, found, anew.drafts.length);
      return anew;
    },
    async study(document, hints, reason, { drafts, method, tokens = 0 }) {
      const pattern = pagePattern(document.url, reason);
      const learnedFrom = LEARNED_FROM.find((one) => one === method);
      if (!learnedFrom || !isOn) return;
      const active = record.activeOf(pattern);
      // A model is called only after everything else failed, including earlier learned rules.
      if (active && active.learnedAt !== now && learnedFrom === 'language-model')
        record.drifted(active, 0, drafts.length);
      if (record.activeOf(pattern) || document.bytes.length > MOST_BYTES || !mayLearn(record.driftedAt(pattern), now))
        return;
      const rules = await orFailure(reader.learn({ document, hints, drafts }));
      if (rules instanceof ReadingFailed) record.notLearned(pattern, rules.message);
      else if (rules) record.learned(pattern, rules, { learnedFrom, found: drafts.length, tokens });
    },
    active(document, reason) {
      const version = record.activeOf(pagePattern(document.url, reason));
      return version && { pattern: version.pattern, version: version.version };
    },
    savedTokens: () => record.saved,
    statements: () => keepVersions(source, [...record.changed]),
  };
}

/** Learning needs several passes over a page. */
const MOST_BYTES = 1_000_000;
const LEARNED_FROM: readonly LearnedFrom[] = ['listing', 'detail', 'language-model'];
