import { catalog } from '../messages/catalog.ts';
import { aboutSectionsMessages } from './messages/about-sections.ts';
import { adsMessages } from './messages/ads.ts';
import { aiPipelinesMessages } from './messages/ai-pipelines.ts';
import { alertsMessages } from './messages/alerts.ts';
import { AUDIT_TOPICS as topics } from './messages/audit-actions.ts';
import { AUDIT_FIELDS as fields, AUDIT_SYSTEM as system, AUDIT_VALUES as values } from './messages/audit-fields.ts';
import { auditLogMessages } from './messages/audit-log.ts';
import { budgetMessages } from './messages/budget.ts';
import { cityManagementMessages } from './messages/city-management.ts';
import { controlsMessages } from './messages/controls.ts';
import { dashboardMessages } from './messages/dashboard.ts';
import { developerToolsMessages } from './messages/developer-tools.ts';
import { diagnosticsMessages } from './messages/diagnostics.ts';
import { discoveryMessages } from './messages/discovery.ts';
import { efficiencyMessages } from './messages/efficiency.ts';
import { expansionMessages } from './messages/expansion.ts';
import { figuresMessages } from './messages/figures.ts';
import { imagesMessages } from './messages/images.ts';
import { kitMessages } from './messages/kit.ts';
import { learningMessages } from './messages/learning.ts';
import { ledgerMessages } from './messages/ledger.ts';
import { locationIntegrityMessages } from './messages/location-integrity.ts';
import { operationsMessages } from './messages/operations.ts';
import { pageTrialsMessages } from './messages/page-trials.ts';
import { partsMessages } from './messages/parts.ts';
import { performanceMessages } from './messages/performance.ts';
import { publishersMessages } from './messages/publishers.ts';
import { qualityMessages } from './messages/quality.ts';
import { recoveryMessages } from './messages/recovery.ts';
import { reportsMessages } from './messages/reports.ts';
import { reviewMessages } from './messages/review.ts';
import { reviewQueueMessages } from './messages/review-queue.ts';
import { scheduleMessages } from './messages/schedule.ts';
import { seriesMessages } from './messages/series.ts';
import { shellMessages } from './messages/shell.ts';
import { sourcesMessages } from './messages/sources.ts';
import { submissionsMessages } from './messages/submissions.ts';
import { timezonesMessages } from './messages/timezones.ts';
import { tourMessages } from './messages/tour.ts';
import { traceMessages } from './messages/trace.ts';
import { usersMessages } from './messages/users.ts';
import { venueClaimsMessages } from './messages/venue-claims.ts';
import { wordsMessages } from './messages/words.ts';
import { tableOf } from './tables.ts';

/**
 * All texts of the console, in English; prescribed texts as in the specification. Loaded only with the console, as their
 * translation is (open-console.ts).
 */
export const messages = {
  ...shellMessages,
  ...aboutSectionsMessages,
  ...tourMessages,
  ...figuresMessages,
  ...kitMessages,
  ...partsMessages,
  ...wordsMessages,
  ...dashboardMessages,
  ...performanceMessages,
  ...aiPipelinesMessages,
  ...developerToolsMessages,
  ...operationsMessages,
  ...controlsMessages,
  ...budgetMessages,
  ...efficiencyMessages,
  ...recoveryMessages,
  ...scheduleMessages,
  ...sourcesMessages,
  ...discoveryMessages,
  ...expansionMessages,
  ...diagnosticsMessages,
  ...traceMessages,
  ...alertsMessages,
  ...pageTrialsMessages,
  ...learningMessages,
  ...imagesMessages,
  ...qualityMessages,
  ...auditLogMessages,
  ...seriesMessages,
  ...reportsMessages,
  ...reviewMessages,
  ...reviewQueueMessages,
  ...publishersMessages,
  ...locationIntegrityMessages,
  ...cityManagementMessages,
  ...timezonesMessages,
  ...usersMessages,
  ...ledgerMessages,
  ...submissionsMessages,
  ...venueClaimsMessages,
  ...adsMessages,
} as const;

export const AUDIT_TOPICS = tableOf('topics', topics);
export const AUDIT_FIELDS = tableOf('fields', fields);
export const AUDIT_VALUES = tableOf('values', values);
export const AUDIT_SYSTEM = tableOf('system', system);

export const t = catalog('console', messages);
type MessageKey = keyof typeof messages;

type WithoutMeans<K> = K extends `means.${infer Name}` ? Name : never;

/** The keys of the labels of all figures: a figure without a definition does not compile. */
export type FigureName = WithoutMeans<keyof typeof figuresMessages>;
export const FIGURE_NAMES = Object.keys(figuresMessages).map((key) => key.replace('means.', '') as FigureName);

/** Keys of the messages that take no values. */
export type TextKey = { [K in MessageKey]: (typeof messages)[K] extends string ? K : never }[MessageKey];

/** The text of a key that is made from stored data, which may be older than this build; undefined if there is none. */
export function textNamed(key: string): string | undefined {
  return isTextKey(key) ? t(key) : undefined;
}

const isTextKey = (key: string): key is TextKey =>
  Object.hasOwn(messages, key) && typeof messages[key as MessageKey] === 'string';
