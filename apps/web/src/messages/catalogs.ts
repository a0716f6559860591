import type { account } from './account.ts';
import type { categories } from './categories.ts';
import type { concierge } from './concierge.ts';
import type { corrections } from './corrections.ts';
import type { developers } from './developers.ts';
import type { en } from './en.ts';
import type { enhancement } from './enhancement.ts';
import type { factors } from './factors.ts';
import type { fields } from './field-names.ts';
import type { follows } from './follows.ts';
import type { hidden } from './hidden-series.ts';
import type { home } from './home.ts';
import type { itineraries } from './itineraries.ts';
import type { map } from './map.ts';
import type { publishers } from './publishers.ts';
import type { reports } from './reports.ts';
import type { saved } from './saved.ts';
import type { sharing } from './sharing.ts';
import type { submissions } from './submissions.ts';
import type { venues } from './venues.ts';
import type { voice } from './voice.ts';

/** The texts that visitors see, by catalog. A catalog or a text without a Spanish one does not compile (es/index.ts). */
export interface Catalogs {
  site: typeof en;
  follows: typeof follows;
  hidden: typeof hidden;
  home: typeof home;
  map: typeof map;
  enhancement: typeof enhancement;
  reports: typeof reports;
  publishers: typeof publishers;
  account: typeof account;
  factors: typeof factors;
  saved: typeof saved;
  concierge: typeof concierge;
  sharing: typeof sharing;
  submissions: typeof submissions;
  venues: typeof venues;
  corrections: typeof corrections;
  developers: typeof developers;
  itineraries: typeof itineraries;
  voice: typeof voice;
  categories: typeof categories;
  fields: typeof fields;
}
