import { type Message, say } from '@marquee/kernel';
import { LIMITS } from './limits.ts';
import type { Finding } from './types.ts';

/** All findings of extraction, with their severity. `info`: nothing lost; `warning`: something guessed or left out; `error`: unreadable. */
const SEVERITIES = {
  'no-events': 'info',
  'says-missing': 'warning',
  'unsupported-format': 'warning',
  unreadable: 'error',
  'charset-guessed': 'info',
  'too-large': 'warning',
  'too-many-events': 'warning',
  'too-deep': 'warning',
  'bad-json': 'warning',
  'json-repaired': 'info',
  'bad-ics': 'warning',
  'untitled-event': 'warning',
  'undated-event': 'warning',
  'bad-date': 'warning',
  'end-before-start': 'warning',
  'end-day-late': 'warning',
  'duplicate-event': 'info',
  'schedule-not-expanded': 'info',
  'recurrence-not-expanded': 'info',
  'recurrence-unreadable': 'warning',
  'recurrence-cut': 'warning',
  'showings-later': 'info',
  'too-many-showings': 'warning',
  'unknown-zone': 'warning',
  'time-from-text': 'info',
  'time-overruled': 'warning',
  'doors-not-show': 'info',
  'offset-overruled': 'warning',
  'time-guessed': 'warning',
  'midnight-as-no-time': 'info',
  'wall-time-mismatch': 'warning',
  'skipped-hour': 'warning',
  'model-left-out': 'info',
  'learned-doubtful': 'info',
  'model-answer-malformed': 'warning',
  'model-value-invented': 'warning',
  'model-value-misplaced': 'warning',
  'model-value-ordered': 'warning',
  'model-title-unfit': 'warning',
  'model-date-unreadable': 'warning',
} as const satisfies Record<string, Finding['severity']>;

export type FindingCode = keyof typeof SEVERITIES;

/**
 * One finding.
 * @param locator a locator as in `Evidence.locator`
 */
export function finding(code: FindingCode, message: Message, locator?: string): Finding {
  return { code, severity: SEVERITIES[code], message, ...(locator === undefined ? {} : { locator }) };
}

/** The number of further items is unknown: the reader stops at the limit. */
export function tooManyEvents(): Finding {
  const most = LIMITS.draftsPerDocument;
  return finding('too-many-events', say('document.tooManyEvents', { n: most }));
}

/** For a list in JSON. @param locator the script that contains it, if the document itself is not JSON */
export function listsCut(locator?: string): Finding {
  return finding('too-large', say('document.tooManyItems', { n: LIMITS.itemsPerList }), locator);
}

/** At most `LIMITS.findings`, the most severe first. */
export function boundedFindings(findings: Finding[]): Finding[] {
  if (findings.length <= LIMITS.findings) return findings;
  const weight = { error: 0, warning: 1, info: 2 };
  return findings.toSorted((a, b) => weight[a.severity] - weight[b.severity]).slice(0, LIMITS.findings);
}
