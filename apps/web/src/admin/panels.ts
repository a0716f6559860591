import type { Panel } from './kit/define-panel.tsx';
import type { SectionIcon } from './kit/section-icons.tsx';
import { t } from './messages.ts';

/** A section of the console: its position in the navigation, its address `/admin/{id}`, and its code, loaded on demand. */
interface ListedSection {
  id: string;
  /** Its icon in the navigation (kit/section-icons.tsx). */
  icon: SectionIcon;
  title: string;
  group: string;
  load: () => Promise<Panel>;
}

/** The sections in navigation order: the 24 of the specification (SHELL-02, SHELL-03), then what it does not place. Routes and palette use it. */
const LISTED = [
  {
    id: 'dashboard',
    icon: 'board',
    title: t('section.dashboard'),
    group: t('group.overview'),
    load: async () => (await import('./panels/dashboard/panel.tsx')).dashboardPanel,
  },
  {
    id: 'performance-monitoring',
    icon: 'speed',
    title: t('section.performance'),
    group: t('group.overview'),
    load: async () => (await import('./panels/performance/panel.tsx')).performancePanel,
  },
  {
    id: 'error-diagnostics',
    icon: 'pulse',
    title: t('section.errorDiagnostics'),
    group: t('group.overview'),
    load: async () => (await import('./panels/diagnostics/panel.tsx')).diagnosticsPanel,
  },
  {
    id: 'expansion',
    icon: 'compass',
    title: t('section.expansion'),
    group: t('group.cities'),
    load: async () => (await import('./panels/expansion/panel.tsx')).expansionPanel,
  },
  {
    id: 'sc-progress',
    icon: 'flag',
    title: t('section.scProgress'),
    group: t('group.cities'),
    load: async () => (await import('./panels/expansion/sc-panel.tsx')).scPanel,
  },
  {
    id: 'city-management',
    icon: 'city',
    title: t('section.cityManagement'),
    group: t('group.cities'),
    load: async () => (await import('./panels/city-management/panel.tsx')).cityManagementPanel,
  },
  {
    id: 'phase1-testing',
    icon: 'flask',
    title: t('section.phase1'),
    group: t('group.engine'),
    load: async () => (await import('./panels/page-trials/panel.tsx')).pageTrialsPanel,
  },
  {
    id: 'ai-pipelines',
    icon: 'flow',
    title: t('section.aiPipelines'),
    group: t('group.engine'),
    load: async () => (await import('./panels/ai-pipelines/panel.tsx')).aiPipelinesPanel,
  },
  {
    id: 'system-scheduling',
    icon: 'clock',
    title: t('section.scheduling'),
    group: t('group.engine'),
    load: async () => (await import('./panels/schedule/panel.tsx')).schedulePanel,
  },
  {
    id: 'image-generation',
    icon: 'picture',
    title: t('section.imageGeneration'),
    group: t('group.engine'),
    load: async () => (await import('./panels/images/generation-panel.tsx')).imageGenerationPanel,
  },
  {
    id: 'timezone-confidence',
    icon: 'clock',
    title: t('section.timezone'),
    group: t('group.engine'),
    load: async () => (await import('./panels/timezones/panel.tsx')).timezonesPanel,
  },
  {
    id: 'scraping',
    icon: 'radar',
    title: t('section.scraping'),
    group: t('group.engine'),
    load: async () => (await import('./panels/sources/panel.tsx')).sourcesPanel,
  },
  {
    id: 'discovery-analytics',
    icon: 'telescope',
    title: t('section.discoveryAnalytics'),
    group: t('group.engine'),
    load: async () => (await import('./panels/discovery-analytics/panel.tsx')).discoveryAnalyticsPanel,
  },
  {
    id: 'token-budget',
    icon: 'gauge',
    title: t('section.tokenBudget'),
    group: t('group.controls'),
    load: async () => (await import('./panels/budget/panel.tsx')).budgetPanel,
  },
  {
    id: 'system-controls',
    icon: 'switches',
    title: t('section.systemControls'),
    group: t('group.controls'),
    load: async () => (await import('./panels/controls/panel.tsx')).controlsPanel,
  },
  {
    id: 'token-optimization',
    icon: 'funnel',
    title: t('section.tokenOptimization'),
    group: t('group.controls'),
    load: async () => (await import('./panels/efficiency/panel.tsx')).efficiencyPanel,
  },
  {
    id: 'marquee-phase1',
    icon: 'sieve',
    title: t('section.marqueePhase1'),
    group: t('group.data'),
    load: async () => (await import('./panels/prequalification/panel.tsx')).prequalificationPanel,
  },
  {
    id: 'marquee-phase2',
    icon: 'layers',
    title: t('section.tieredQuality'),
    group: t('group.data'),
    load: async () => (await import('./panels/quality/tiers-panel.tsx')).tiersPanel,
  },
  {
    id: 'marquee-phase3',
    icon: 'learn',
    title: t('section.marqueePhase3'),
    group: t('group.data'),
    load: async () => (await import('./panels/learning/panel.tsx')).learningPanel,
  },
  {
    id: 'marquee-phase4',
    icon: 'frames',
    title: t('section.marqueePhase4'),
    group: t('group.data'),
    load: async () => (await import('./panels/images/phase4-panel.tsx')).phase4Panel,
  },
  {
    id: 'location-integrity',
    icon: 'pin',
    title: t('section.locationIntegrity'),
    group: t('group.data'),
    load: async () => (await import('./panels/location-integrity/panel.tsx')).locationIntegrityPanel,
  },
  {
    id: 'recurring-events',
    icon: 'repeat',
    title: t('section.recurringEvents'),
    group: t('group.data'),
    load: async () => (await import('./panels/series/panel.tsx')).seriesPanel,
  },
  {
    id: 'always-on',
    icon: 'bolt',
    title: t('section.alwaysOn'),
    group: t('group.system'),
    load: async () => (await import('./panels/schedule/always-on-panel.tsx')).alwaysOnPanel,
  },
  {
    id: 'developer-tools',
    icon: 'code',
    title: t('section.developerTools'),
    group: t('group.system'),
    load: async () => (await import('./panels/developer-tools/panel.tsx')).developerToolsPanel,
  },
  {
    id: 'data-quality',
    icon: 'check',
    title: t('section.dataQuality'),
    group: t('group.more'),
    load: async () => (await import('./panels/quality/data-quality-panel.tsx')).dataQualityPanel,
  },
  {
    id: 'ledger',
    icon: 'coins',
    title: t('section.ledger'),
    group: t('group.more'),
    load: async () => (await import('./panels/ledger/panel.tsx')).ledgerPanel,
  },
  {
    id: 'ads',
    icon: 'megaphone',
    title: t('section.ads'),
    group: t('group.more'),
    load: async () => (await import('./panels/ads/panel.tsx')).adsPanel,
  },
  {
    id: 'users',
    icon: 'people',
    title: t('section.users'),
    group: t('group.more'),
    load: async () => (await import('./panels/users/panel.tsx')).usersPanel,
  },
  {
    id: 'audit-log',
    icon: 'journal',
    title: t('section.auditLog'),
    group: t('group.more'),
    load: async () => (await import('./panels/audit-log/panel.tsx')).auditLogPanel,
  },
] as const satisfies readonly ListedSection[];

export type SectionId = (typeof LISTED)[number]['id'];

export interface Section extends ListedSection {
  id: SectionId;
}

export const SECTIONS: readonly Section[] = LISTED;

const GROUPS = ['overview', 'cities', 'engine', 'controls', 'data', 'system', 'more'] as const;

/** What a group of sections is for, by its name. */
export function aboutGroup(name: string): string {
  const group = GROUPS.find((one) => t(`group.${one}`) === name);
  return group ? t(`groupAbout.${group}`) : '';
}

/** What a section is for. */
export function aboutSection(id: SectionId): string {
  return t(`about.${id}`);
}

/**
 * Sections that are one subject under several names of the specification: each page has a tab for the others. Their addresses, their places in
 * the navigation and their rows in the palette stay.
 */
const RELATED: ReadonlyArray<readonly SectionId[]> = [
  ['expansion', 'sc-progress'],
  ['system-scheduling', 'always-on'],
  ['image-generation', 'marquee-phase4'],
  ['phase1-testing', 'ai-pipelines'],
  ['token-budget', 'token-optimization'],
];

/** A section with those that belong to it, in the order of the navigation; empty if it stands alone. */
export function relatedTo(id: SectionId): readonly Section[] {
  const ids = RELATED.find((group) => group.includes(id)) ?? [];
  return SECTIONS.filter((section) => ids.includes(section.id));
}

/** The sections by group, in the order in which the groups first appear. */
export function sectionsByGroup(): Array<[group: string, sections: Section[]]> {
  return [...Map.groupBy(SECTIONS, (section) => section.group)];
}
