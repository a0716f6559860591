import { messageOf, say } from '@marquee/kernel';
import { boundedFindings, finding } from './base/findings.ts';
import type { Draft, Extraction, Finding, FollowUp, Hints, Method, SourceDocument } from './base/types.ts';
import { forgetNames } from './candidates/values/compared.ts';
import { cascade } from './cascade.ts';
import { openPage, type Page } from './document/page.ts';
import { saysMissing } from './document/says-missing.ts';
import { listedBeside } from './finish/beside-data.ts';
import { listedBelow } from './finish/beside-event.ts';
import { finish } from './finish/finish.ts';
import { followUpsOf } from './finish/links.ts';
import type { Rung } from './formats/rung.ts';
import type { LearnedExtractor } from './learned/schema.ts';

/**
 * Reads one document. Input: bytes and hints; output: drafts with evidence, findings and links worth following.
 * Pure: it fetches nothing, stores nothing and reads no clock. It never throws because of a bad document; what it cannot read is a finding
 * (`unsupported-format`, `no-events`, `unreadable`). All times are wall times at the event's place (see `decide/moments/reconcile.ts`).
 * @param learned rules from an earlier scrape of such a page; they run before the page's layout is analyzed
 */
export function extract(document: SourceDocument, hints: Hints, learned?: LearnedExtractor): Extraction {
  let page: Page;
  try {
    page = openPage(document, hints);
  } catch (error) {
    return { drafts: [], findings: [unreadable(error)], followUps: [], method: null, window: null, tokens: 0 };
  }
  try {
    return climb(page, cascade(learned));
  } finally {
    page.release();
    forgetNames();
  }
}

/** What a page lists beside the events of a rung that reads only some of them. */
const BESIDE: Partial<Record<Method, (page: Page, drafts: readonly Draft[]) => Draft[]>> = {
  jsonld: listedBeside,
  detail: listedBelow,
};

function climb(page: Page, rungs: readonly Rung[]): Extraction {
  const findings: Finding[] = [];
  const followUps: FollowUp[] = [];
  let understood = false;
  for (const rung of rungs) {
    // An unexpected error must stop neither the run nor the rungs below.
    try {
      if (!rung.applies(page)) continue;
      understood = true;
      const reading = rung.read(page);
      findings.push(...reading.findings);
      followUps.push(...reading.followUps);
      if (reading.sightings.length === 0) continue;
      const { drafts, window, findings: more } = finish(page, reading, rung.method);
      findings.push(...more);
      if (drafts.length === 0) continue;
      const beside = BESIDE[rung.method]?.(page, drafts) ?? [];
      const all = { drafts: [...drafts, ...beside], window: beside.length > 0 ? null : window };
      return close(page, { ...all, method: rung.method, findings, followUps });
    } catch (error) {
      findings.push(unreadable(error, rung));
    }
  }
  if (!findings.some(({ code }) => code === 'no-events')) findings.push(nothingFound(page, understood));
  return close(page, { drafts: [], window: null, method: null, findings, followUps });
}

function close(page: Page, found: Omit<Extraction, 'tokens'>): Extraction {
  return {
    ...found,
    findings: boundedFindings([...page.findings, ...found.findings]),
    followUps: followUpsOf(page, found.drafts, found.followUps),
    tokens: 0,
  };
}

/** @param understood a rung recognized the format of the document, but it has no events */
function nothingFound(page: Page, understood: boolean): Finding {
  const { format } = page;
  if (format === 'empty') return finding('no-events', say('document.empty'));
  if (format === 'html' && saysMissing('', page.visible().text))
    return finding('says-missing', say('document.saysMissing'));
  if (understood || format === 'html') return finding('no-events', say('document.noEvents'));
  if (format !== 'json') return finding('unsupported-format', say('document.kind', { format }));
  if (page.json() === undefined && page.isCut) return finding('unreadable', say('document.jsonCut'));
  return page.json() === undefined
    ? finding('bad-json', say('document.notJson'))
    : finding('unsupported-format', say('document.jsonFormat'));
}

function unreadable(error: unknown, rung?: Rung): Finding {
  const detail = messageOf(error);
  return finding(
    'unreadable',
    rung ? say('document.failedAs', { rung: rung.name, detail }) : say('document.failed', { detail }),
  );
}
