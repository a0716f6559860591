import { readFileSync } from 'node:fs';
import { readTruth, WRITTEN_PAGES } from '../../packages/extraction/test/own-documents.ts';
import { dressed, type LabelledDocument, type TrueEvent } from './labelled-documents.ts';
import { TOLD_ON, TOLD_PAGES } from './told-pages.ts';

const LINE = /^(\S+)(?: – \S+)? · (.*?)(?: @ .*?)?(?: \((?:cancelled|postponed|rescheduled)\))?$/;

/** Pages written for tests and for this fit, each a site of its own: forms that no recorded page has, and pages that only tell of days. */
export function writtenDocuments(): LabelledDocument[] {
  return [
    ...readTruth().flatMap(({ name, file, contentType, url, city, state, timezone, today, events }) =>
      dressed(
        { ...WRITTEN, id: name, host: name, hints: { today, timezone, city, state }, events: events.flatMap(eventOf) },
        { url, contentType, bytes: new Uint8Array(readFileSync(new URL(file, WRITTEN_PAGES))) },
      ),
    ),
    ...TOLD_PAGES.flatMap(({ name, title, body, events }) =>
      dressed(
        { ...WRITTEN, id: name, host: name, hints: HINTS, events },
        {
          url: `https://${name}.example.org/p/1`,
          contentType: 'text/html; charset=utf-8',
          bytes: new TextEncoder().encode(
            `<!doctype html><title>${title}</title><body><nav><a href="/">Home</a></nav><main>${body}</main></body>`,
          ),
        },
      ),
    ),
  ];
}

const WRITTEN = { undated: [], isComplete: true, isWritten: true };
const HINTS = { today: TOLD_ON, timezone: 'America/New_York', city: 'Salem', state: 'OH' };

function eventOf(line: string): TrueEvent[] {
  const [, start, title] = LINE.exec(line) ?? [];
  return start && title ? [{ start, title }] : [];
}
