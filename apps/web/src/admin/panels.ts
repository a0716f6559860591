import type { Panel } from './kit/define-panel.tsx';
import { t } from './messages.ts';

/** A section of the console: its place in the navigation, its address `/admin/{id}`, and what is loaded when it is opened. */
export interface Section {
  id: string;
  title: string;
  group: string;
  load: () => Promise<Panel>;
}

/** What is built, in the order of the navigation (spec: SHELL-02, SHELL-03; docs/spec/decisions.md 117). Routes and palette follow it. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'scraping',
    title: t('section.scraping'),
    group: t('group.engine'),
    load: async () => (await import('./panels/sources/panel.tsx')).sourcesPanel,
  },
  {
    id: 'phase1-testing',
    title: t('section.phase1'),
    group: t('group.engine'),
    load: async () => (await import('./panels/page-trials/panel.tsx')).pageTrialsPanel,
  },
  {
    id: 'marquee-phase2',
    title: t('section.tieredQuality'),
    group: t('group.engine'),
    load: async () => (await import('./panels/quality/tiers-panel.tsx')).tiersPanel,
  },
  {
    id: 'marquee-phase3',
    title: t('section.marqueePhase3'),
    group: t('group.engine'),
    load: async () => (await import('./panels/learning/panel.tsx')).learningPanel,
  },
  {
    id: 'data-quality',
    title: t('section.dataQuality'),
    group: t('group.engine'),
    load: async () => (await import('./panels/quality/data-quality-panel.tsx')).dataQualityPanel,
  },
  {
    id: 'recurring-events',
    title: t('section.recurringEvents'),
    group: t('group.engine'),
    load: async () => (await import('./panels/series/panel.tsx')).seriesPanel,
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
    load: async () => (await import('./panels/controls/panel.tsx')).controlsPanel,
  },
  {
    id: 'error-diagnostics',
    title: t('section.errorDiagnostics'),
    group: t('group.system'),
    load: async () => (await import('./panels/diagnostics/panel.tsx')).diagnosticsPanel,
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
