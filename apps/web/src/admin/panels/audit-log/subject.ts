import type { AuditSubject, AuditSubjectKind } from '@marquee/contract';
import { categoryName } from '../../kit/names.ts';
import { t, textNamed } from '../../messages.ts';

const GONE: Partial<Record<AuditSubjectKind, string>> = {
  source: t('audit.goneSource'),
  event: t('audit.goneEvent'),
  city: t('audit.goneCity'),
  scrape: t('audit.goneScrape'),
  user: t('audit.goneUser'),
  error: t('audit.goneError'),
  'dead-letter': t('audit.goneLetter'),
  report: t('audit.goneReport'),
  'held-draft': t('audit.goneHeldDraft'),
  submission: t('audit.goneSubmission'),
  venue: t('audit.goneVenue'),
  payment: t('audit.gonePayment'),
  operation: t('audit.goneOperation'),
  campaign: t('audit.goneCampaign'),
  candidate: t('audit.goneCandidate'),
};

/** What was changed, by its name; what is gone says so. */
export function subjectName(subject: AuditSubject): string {
  const { key, name, isGone } = subject;
  const kind = subject.kind as AuditSubjectKind;
  if (isGone) return name ? t('audit.gone', { name }) : (GONE[kind] ?? key);
  const id = idOf(key);
  switch (kind) {
    case 'control':
      return controlName(id);
    case 'override':
      return t('audit.overrideIn', { control: controlName(id.split('/')[1] ?? id), place: placeOf(subject) });
    case 'page':
      return id.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
    case 'alert':
      return t('audit.alert', { name: id.replaceAll('-', ' ') });
    case 'publisher':
    case 'domain':
      return id;
    case 'events':
      return t('audit.events', { count: id });
    case 'discovery':
      return t('discovery.safe');
    case 'expansion':
      return t('section.expansion');
    case 'ledger':
      return t('audit.ledger');
    case 'budget':
      return t('audit.budget');
    case 'images':
      return imagesName(id);
    case 'quota':
      return t('audit.quota');
    case 'configuration':
      return t('audit.configuration');
    case 'efficiency':
      return t('audit.efficiency');
    case 'schedule':
      return scheduleName(id);
    case 'scrape':
      return name ?? t('audit.allScrapes');
    default:
      return name ?? key;
  }
}

/** The scheduler, one of its systems, or what it makes faster. */
function scheduleName(id: string): string {
  return textNamed(`schedule.system.${id}`) ?? textNamed(`control.${id}`) ?? t('section.scheduling');
}

/** A category, a batch, or the switch. */
function imagesName(id: string): string {
  if (id === 'batch') return t('audit.imageBatch');
  return id === 'category-serving' ? t('audit.imageServing') : t('audit.imagesOf', { category: categoryName(id) });
}

function controlName(id: string): string {
  if (id === 'emergencyShutdown') return t('controls.emergency');
  return textNamed(`control.${id}`) ?? id;
}

function placeOf({ key, city, state }: AuditSubject): string {
  if (city && state) return `${city}, ${state}`;
  return state ? t('audit.wholeState', { state }) : (idOf(key).split('/')[0] ?? key);
}

export function idOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}

const SECTIONS: Partial<Record<AuditSubjectKind, string>> = {
  control: '/admin/system-controls',
  override: '/admin/system-controls',
  schedule: '/admin/system-scheduling',
  scrape: '/admin/scraping',
  events: '/admin/recurring-events',
  images: '/admin/image-generation',
  error: '/admin/error-diagnostics',
  'dead-letter': '/admin/error-diagnostics?letters.status=all',
  alert: '/admin/error-diagnostics?tab=alerts',
  page: '/admin/phase1-testing',
  publisher: '/admin/data-quality?tab=publishers',
  submission: '/admin/data-quality?tab=submissions',
  payment: '/admin/ledger',
  campaign: '/admin/ads',
  ledger: '/admin/ledger',
  discovery: '/admin/scraping?tab=discovery',
  expansion: '/admin/expansion',
  candidate: '/admin/scraping?tab=discovery',
  domain: '/admin/marquee-phase1',
};

/** Where it is seen; null where it is gone, or no screen shows it. */
export function subjectAddress({ key, kind, isGone, slug, city, state }: AuditSubject): string | null {
  if (isGone) return null;
  if (kind === 'venue') return `/venue/${idOf(key)}`;
  if (kind === 'event') return slug && `/events/${slug}`;
  if (kind === 'user') return `/admin/users?${new URLSearchParams({ user: idOf(key) })}`;
  if (kind === 'city') return city && state && `/events?${new URLSearchParams({ city, state })}`;
  if (kind === 'source')
    return city && state && `/admin/scraping?${new URLSearchParams({ tab: 'sources', city, state, open: idOf(key) })}`;
  return SECTIONS[kind as AuditSubjectKind] ?? null;
}
