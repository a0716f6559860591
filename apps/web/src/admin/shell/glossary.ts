import { labelOf } from '../kit/figure-names.ts';
import { FIGURE_NAMES, type FigureName, type TextKey, t } from '../messages.ts';

type Prefix<K> = K extends `${infer First}.${string}` ? First : never;

/** Where the figures of a slice are shown. */
const SHOWN_IN: Record<Prefix<FigureName>, TextKey> = {
  dash: 'section.dashboard',
  perfmon: 'section.performance',
  diag: 'section.errorDiagnostics',
  expansion: 'section.expansion',
  sc: 'section.scProgress',
  schedule: 'section.scheduling',
  engine: 'section.alwaysOn',
  images: 'section.imageGeneration',
  zones: 'section.timezone',
  scraping: 'section.scraping',
  hours: 'section.scraping',
  scrapers: 'section.scraping',
  discovery: 'section.scraping',
  recovery: 'section.scraping',
  discan: 'section.discoveryAnalytics',
  growth: 'section.discoveryAnalytics',
  budget: 'section.tokenBudget',
  controls: 'section.systemControls',
  efficiency: 'section.tokenOptimization',
  preq: 'section.marqueePhase1',
  vinteg: 'section.marqueePhase1',
  quality: 'section.tieredQuality',
  patterns: 'section.marqueePhase3',
  phase4: 'section.marqueePhase4',
  location: 'section.locationIntegrity',
  data: 'section.dataQuality',
  ledger: 'section.ledger',
  ads: 'section.ads',
  phase1: 'section.phase1',
};

interface Figure {
  name: FigureName;
  label: string;
  means: string;
}

const sectionOf = (name: FigureName) => t(SHOWN_IN[name.split('.')[0] as Prefix<FigureName>]);

/** Every figure of the console by the section that shows it, in the order of the navigation. */
export const GLOSSARY: ReadonlyArray<{ section: string; figures: readonly Figure[] }> = [
  ...Map.groupBy(
    FIGURE_NAMES.map((name) => ({ name, label: labelOf(name), means: t(`means.${name}`) })),
    ({ name }) => sectionOf(name),
  ),
].map(([section, figures]) => ({ section, figures }));
