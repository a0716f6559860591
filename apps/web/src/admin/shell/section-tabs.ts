import { t } from '../messages.ts';
import type { SectionId } from '../panels.ts';

interface SectionTab {
  section: SectionId;
  /** Its name in the address: `?tab=claims`. */
  tab: string;
  title: string;
}

/** The tabs inside sections, for the palette: who looks for venue claims need not know in which section they are. The review queue is a command. */
export const SECTION_TABS: readonly SectionTab[] = [
  { section: 'error-diagnostics', tab: 'alerts', title: t('alerts.tab') },
  { section: 'error-diagnostics', tab: 'trace', title: t('trace.tab') },
  { section: 'city-management', tab: 'discovered', title: t('cities.discovered') },
  { section: 'city-management', tab: 'newsletter', title: t('newsletters.tab') },
  { section: 'scraping', tab: 'discovery', title: t('discovery.tab') },
  { section: 'scraping', tab: 'recovery', title: t('recovery.tab') },
  { section: 'scraping', tab: 'performance', title: t('scrapers.tab') },
  { section: 'scraping', tab: 'sources', title: t('word.sources') },
  { section: 'scraping', tab: 'runs', title: t('scraping.runsTab') },
  { section: 'scraping', tab: 'unreadable', title: t('scraping.unreadableTab') },
  { section: 'discovery-analytics', tab: 'growth', title: t('growth.tab') },
  { section: 'discovery-analytics', tab: 'unmet', title: t('unmet.tab') },
  { section: 'token-optimization', tab: 'phase7', title: t('efficiency.phase7') },
  { section: 'marquee-phase1', tab: 'scanner', title: t('aggregate.tab') },
  { section: 'marquee-phase1', tab: 'venues', title: t('vinteg.tab') },
  { section: 'data-quality', tab: 'sources', title: t('data.sourcesTab') },
  { section: 'data-quality', tab: 'recent', title: t('repair.recent') },
  { section: 'data-quality', tab: 'reports', title: t('data.reportsTab') },
  { section: 'data-quality', tab: 'held', title: t('data.heldTab') },
  { section: 'data-quality', tab: 'publishers', title: t('data.publishersTab') },
  { section: 'data-quality', tab: 'claims', title: t('data.claimsTab') },
  { section: 'data-quality', tab: 'submissions', title: t('data.submissionsTab') },
];
