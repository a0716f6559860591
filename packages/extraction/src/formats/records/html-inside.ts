import { step } from '../../base/json.ts';
import { LIMITS } from '../../base/limits.ts';
import { emptyReading, type Reading, relocated } from '../../candidates/sighting.ts';
import { FORMATS } from '../../decide/weights/formats.ts';
import { openPage, type Page } from '../../document/page.ts';
import type { Located } from '../jsonld/nodes.ts';
import type { Rung } from '../rung.ts';

const DEEPEST = 6;

/**
 * Responses with rendered HTML in JSON (`{"html": "<div class=…", "total": 15}`), as used by lists that load more on demand.
 * The HTML is read like a page; its evidence follows the pointer of the value (`/html#text@12 a>div`).
 * @param rungs for HTML, most certain first
 */
export function htmlInsideRung(rungs: readonly Rung[]): Rung {
  return {
    name: 'html-in-json',
    method: 'listing',
    applies: (page) => page.format === 'json' && /<\\?[a-z]/i.test(page.text) && piecesOf(page).length > 0,
    read(page) {
      const reading = emptyReading();
      for (const { value, at } of piecesOf(page)) add(reading, readPiece(value, at, page, rungs));
      return reading;
    },
  };
}

function readPiece(html: string, at: string, outer: Page, rungs: readonly Rung[]): Reading {
  const bytes = new TextEncoder().encode(`<!doctype html><body>${html}`);
  const page = openPage({ url: outer.url, contentType: 'text/html; charset=utf-8', bytes }, outer.hints);
  for (const rung of rungs) {
    if (!rung.applies(page)) continue;
    const reading = rung.read(page);
    if (reading.sightings.length === 0) continue;
    const sightings = reading.sightings.map((sighting) =>
      relocated(sighting, (evidence) => ({ ...evidence, locator: `${at}#${evidence.locator}` })),
    );
    return { ...reading, sightings };
  }
  return emptyReading();
}

function add(reading: Reading, more: Reading): void {
  reading.sightings.push(...more.sightings);
  reading.findings.push(...more.findings);
  reading.followUps.push(...more.followUps);
}

function piecesOf(page: Page): Array<Located<string>> {
  const found: Array<Located<string>> = [];
  const waiting: Array<Located<unknown> & { depth: number }> = [{ value: page.json(), at: '', depth: 0 }];
  let chars = 0;
  for (let visited = 0; visited < LIMITS.jsonNodes; visited += 1) {
    const next = waiting.shift();
    if (!next) break;
    const { value, at, depth } = next;
    if (typeof value === 'string' && value.length > 100 && /<[a-z][\w-]*[\s>][\s\S]*</i.test(value.slice(0, 2_000))) {
      found.push({ value, at });
      chars += value.length;
    } else if (typeof value === 'object' && value !== null && depth < DEEPEST) {
      // A long list is data, not an envelope.
      for (const [name, child] of Object.entries(value).slice(0, 50))
        waiting.push({ value: child as unknown, at: at + step(name), depth: depth + 1 });
    }
  }
  return chars >= page.text.length * FORMATS.recordsHtmlInside.envelopeShare ? found.slice(0, 20) : [];
}
