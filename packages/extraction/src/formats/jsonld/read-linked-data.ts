import { say } from '@marquee/kernel';
import type { Citer } from '../../base/evidence.ts';
import { finding } from '../../base/findings.ts';
import { isRecord, type JsonRecord } from '../../base/json.ts';
import { LIMITS } from '../../base/limits.ts';
import { emptyReading, type Reading } from '../../candidates/sighting.ts';
import { FORMATS } from '../../decide/weights/formats.ts';
import type { Page } from '../../document/page.ts';
import { comparable } from '../../document/text.ts';
import { webUrl } from '../../document/url.ts';
import { listedLinks } from './listed-links.ts';
import { get, isEventNode, items, type LinkedData, type Located, textOf, typesOf, walk } from './nodes.ts';
import { readEvent } from './read-event.ts';

/**
 * The events among schema.org nodes, from any markup.
 * @param form the markup they were written in, for findings: `the JSON-LD`
 */
export function readLinkedData(data: LinkedData, page: Page, cite: Citer, form: string): Reading {
  const reading = emptyReading();
  reading.findings.push(...data.findings);
  const { events, parents, listedBy } = eventsOf(data);
  const undated: string[] = [];
  for (const event of events) {
    if (isOnlyFrame(event, data)) continue;
    const lineage = [event, ...ancestors(event.value, parents)];
    const { sightings, findings, dated } = readEvent(lineage, listedBy.get(event.value), data, page, cite);
    // A missing value may be in a part that was not examined.
    if (data.steps.isSpent) break;
    reading.sightings.push(...sightings);
    reading.findings.push(...findings);
    if (!dated) {
      undated.push(event.at);
      const url = webUrl(textOf(get(event, 'url'), data)?.value ?? '', page.url);
      if (url && url !== page.url) reading.followUps.push({ url, reason: 'detail' });
    }
    if (Math.max(reading.sightings.length, undated.length) > LIMITS.draftsPerDocument) break;
  }
  if (data.steps.isSpent) reading.findings.push(finding('too-large', say('document.tooManyReferences', { form })));
  if (events.length === 0) {
    reading.followUps.push(...listedLinks(data, page).map((url) => ({ url, reason: 'detail' as const })));
  }
  if (undated.length > 0)
    reading.findings.push(finding('undated-event', say('document.undated', { n: undated.length, form }), undated[0]));
  return reading;
}

/** Events, the nodes that contain them, and the places that list them as their own. */
function eventsOf(data: LinkedData): {
  events: Array<Located<JsonRecord>>;
  parents: Map<JsonRecord, Located<JsonRecord>>;
  listedBy: Map<JsonRecord, Located<JsonRecord>>;
} {
  const events: Array<Located<JsonRecord>> = [];
  const parents = new Map<JsonRecord, Located<JsonRecord>>();
  const listedBy = new Map<JsonRecord, Located<JsonRecord>>();
  for (const node of walk(data)) {
    if (isEventNode(node.value)) {
      events.push(node);
      for (const { value } of subEvents(node, data)) parents.set(value, node);
    } else if (isListingPlace(node, data)) {
      for (const { value } of eventsUnder(node, ['event', 'events'], data)) listedBy.set(value, node);
    }
  }
  return { events, parents, listedBy };
}

/** `BarOrPub`, `MusicVenue`: a node with a name and an address of its own. */
function isListingPlace(node: Located<JsonRecord>, data: LinkedData): boolean {
  return items(get(node, 'address'), data).length > 0 && textOf(get(node, 'name'), data) !== null;
}

function subEvents(node: Located<JsonRecord>, data: LinkedData): Array<Located<JsonRecord>> {
  return eventsUnder(node, ['subEvent', 'subEvents'], data);
}

function eventsUnder(
  node: Located<JsonRecord>,
  names: readonly string[],
  data: LinkedData,
): Array<Located<JsonRecord>> {
  return names
    .flatMap((name) => items(get(node, name), data))
    .flatMap(({ value, at }) => (isRecord(value) && value !== node.value && isEventNode(value) ? [{ value, at }] : []));
}

/** A series, or a show with individually listed dates: its sub-events are the showings; it is not a showing itself. */
function isOnlyFrame(event: Located<JsonRecord>, data: LinkedData): boolean {
  const dated = subEvents(event, data).filter((sub) => textOf(get(sub, 'startDate'), data));
  if (dated.length === 0) return false;
  if (typesOf(event.value).includes('EventSeries')) return true;
  const title = comparable(textOf(get(event, 'name'), data)?.value ?? '');
  return dated.every((sub) => {
    const own = comparable(textOf(get(sub, 'name'), data)?.value ?? '');
    return own === '' || own === title;
  });
}

function ancestors(event: JsonRecord, parents: Map<JsonRecord, Located<JsonRecord>>): Array<Located<JsonRecord>> {
  const found: Array<Located<JsonRecord>> = [];
  for (
    let parent = parents.get(event);
    parent && found.length < FORMATS.jsonldReadLinkedData.parents;
    parent = parents.get(parent.value)
  )
    found.push(parent);
  return found;
}
