import type { Panel } from './kit/define-panel.tsx';
import { t } from './messages.ts';

/** A section of the console: its place in the navigation, its address `/admin/{id}`, and what is loaded when it is opened. */
export interface Section {
  id: string;
  title: string;
  group: string;
  load: () => Promise<Panel>;
}

/** What is built, in the order of the navigation (spec: SHELL-02, SHELL-03; decisions.md 117). Routes and palette follow it. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'scraping',
    title: t('section.scraping'),
    group: t('group.engine'),
    load: async () => (await import('./panels/scraping/panel.tsx')).scrapingPanel,
  },
  {
    id: 'phase1-testing',
    title: t('section.phase1'),
    group: t('group.engine'),
    load: async () => (await import('./panels/phase1/panel.tsx')).phase1Panel,
  },
  {
    id: 'marquee-phase2',
    title: t('section.tieredQuality'),
    group: t('group.engine'),
    load: async () => (await import('./panels/tiered-quality/panel.tsx')).tieredQualityPanel,
  },
  {
    id: 'marquee-phase3',
    title: t('section.marqueePhase3'),
    group: t('group.engine'),
    load: async () => (await import('./panels/marquee-phase3/panel.tsx')).marqueePhase3Panel,
  },
  {
    id: 'data-quality',
    title: t('section.dataQuality'),
    group: t('group.engine'),
    load: async () => (await import('./panels/data-quality/panel.tsx')).dataQualityPanel,
  },
  {
    id: 'recurring-events',
    title: t('section.recurringEvents'),
    group: t('group.engine'),
    load: async () => (await import('./panels/recurring-events/panel.tsx')).recurringEventsPanel,
  },
  {
    id: 'location-integrity',
    title: t('section.locationIntegrity'),
    group: t('group.engine'),
    load: async () => (await import('./panels/location-integrity/panel.tsx')).locationIntegrityPanel,
  },
  {
    id: 'system-controls',
    title: t('section.systemControls'),
    group: t('group.system'),
    load: async () => (await import('./panels/system-controls/panel.tsx')).systemControlsPanel,
  },
  {
    id: 'error-diagnostics',
    title: t('section.errorDiagnostics'),
    group: t('group.system'),
    load: async () => (await import('./panels/error-diagnostics/panel.tsx')).errorDiagnosticsPanel,
  },
  {
    id: 'audit-log',
    title: t('section.auditLog'),
    group: t('group.system'),
    load: async () => (await import('./panels/audit-log/panel.tsx')).auditLogPanel,
  },
];

/** The sections under their groups, in the order in which the groups first appear. */
export function sectionsByGroup(): Array<[group: string, sections: Section[]]> {
  return [...Map.groupBy(SECTIONS, (section) => section.group)];
}
