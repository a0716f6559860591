import type { LabelledDocument } from './labelled-documents.ts';

/** A document of which only figures were kept. */
export function figuresOnly(of: Pick<LabelledDocument, 'id' | 'host' | 'dressing' | 'isWritten'>): LabelledDocument {
  const document = { url: `https://${of.host}/`, contentType: 'text/html', bytes: new Uint8Array() };
  const hints = { today: '2026-11-20', timezone: 'America/New_York' };
  return { ...of, document, hints, events: [], undated: [], isComplete: true };
}
