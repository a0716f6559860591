import { calendars } from './calendars.ts';
import { data } from './data.ts';
import type { HostileDocument } from './document.ts';
import { pages } from './pages.ts';

export { bytesOf, type HostileDocument } from './document.ts';
export { generatedDocuments } from './generated.ts';

/** Documents of at most two megabytes, each made to take long or much. */
export const hostileDocuments: readonly HostileDocument[] = [...calendars, ...data, ...pages];
