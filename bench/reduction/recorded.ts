import { readFileSync } from 'node:fs';

/** Recorded documents are outside the repository, to keep it small: `../shared/corpus`. */
const FOLDER = new URL('../../../shared/corpus/', import.meta.url);

export interface RecordedEvent {
  title: string;
  titleAlt?: string | string[];
  start: string;
  optional?: boolean;
}

export interface RecordedPage {
  id: string;
  kind: string;
  markup: string;
  url: string;
  contentType: string;
  city: string;
  state: string;
  timezone: string;
  recordedAt: string;
  bytes: Uint8Array;
  text: string;
  events: RecordedEvent[];
}

interface Entry extends Omit<RecordedPage, 'bytes' | 'text' | 'events'> {
  file: string;
  truth: { events: RecordedEvent[] };
}

/** The recorded pages in HTML, with their truth. */
export function recordedPages(): RecordedPage[] {
  const entries = JSON.parse(readFileSync(new URL('manifest.json', FOLDER), 'utf8')) as Entry[];
  return entries
    .filter(({ contentType }) => contentType === 'text/html')
    .map(({ file, truth, ...entry }) => {
      const bytes = readFileSync(new URL(file, FOLDER));
      return { ...entry, bytes, text: new TextDecoder().decode(bytes), events: truth.events };
    });
}
