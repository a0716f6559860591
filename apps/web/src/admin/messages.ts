import { catalogue } from '../messages/catalogue.ts';
import { auditLogMessages } from './messages/audit-log.ts';
import { errorDiagnosticsMessages } from './messages/error-diagnostics.ts';
import { kitMessages } from './messages/kit.ts';
import { locationIntegrityMessages } from './messages/location-integrity.ts';
import { pageTrialsMessages } from './messages/page-trials.ts';
import { patternsMessages } from './messages/patterns.ts';
import { qualityMessages } from './messages/quality.ts';
import { recurringEventsMessages } from './messages/recurring-events.ts';
import { scrapingMessages } from './messages/scraping.ts';
import { shellMessages } from './messages/shell.ts';
import { systemControlsMessages } from './messages/system-controls.ts';

/** Every word of the console, in English; where the specification gives a text, it is that text. Loaded with the console only. */
export const messages = {
  ...shellMessages,
  ...kitMessages,
  ...systemControlsMessages,
  ...scrapingMessages,
  ...errorDiagnosticsMessages,
  ...pageTrialsMessages,
  ...patternsMessages,
  ...qualityMessages,
  ...auditLogMessages,
  ...recurringEventsMessages,
  ...locationIntegrityMessages,
} as const;

export const t = catalogue(messages);
export type MessageKey = keyof typeof messages;

/** Keys whose message is a plain text. */
export type TextKey = { [K in MessageKey]: (typeof messages)[K] extends string ? K : never }[MessageKey];
