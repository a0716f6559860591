import type { Translation } from '../catalogs.ts';
import { account } from './account.ts';
import { auth } from './auth.ts';
import { boostAnalytics } from './boost-analytics.ts';
import { boosts } from './boosts.ts';
import { campaigns } from './campaigns.ts';
import { concierge } from './concierge.ts';
import { corrections } from './corrections.ts';
import { coverage } from './coverage.ts';
import { detail } from './detail.ts';
import { developers } from './developers.ts';
import { enhancement } from './enhancement.ts';
import { event } from './event.ts';
import { factors } from './factors.ts';
import { feeds } from './feeds.ts';
import { filters } from './filters.ts';
import { follows } from './follows.ts';
import { form } from './form.ts';
import { frame } from './frame.ts';
import { hidden } from './hidden-series.ts';
import { home } from './home.ts';
import { itineraries } from './itineraries.ts';
import { notes } from './list-notes.ts';
import { listing } from './listing.ts';
import { map } from './map.ts';
import { newsletter } from './newsletter.ts';
import { organizers } from './organizers.ts';
import { outage } from './outage.ts';
import { ownCalendar } from './own-calendar.ts';
import { payment } from './payment.ts';
import { places } from './places.ts';
import { problems } from './problems.ts';
import { promoters } from './promoters.ts';
import { publishers } from './publishers.ts';
import { reference } from './reference.ts';
import { reports } from './reports.ts';
import { screens } from './screens.ts';
import { session } from './session.ts';
import { sharing } from './sharing.ts';
import { submissions } from './submissions.ts';
import { venues } from './venues.ts';
import { categories, fields, saved, states, voice } from './words.ts';

export { esDates } from './dates.ts';

/** Spanish as it is spoken in the US, to one person (tú), for all that a visitor sees. Loaded by who wants it. */
export const es: Translation = {
  site: { ...frame, ...listing, ...feeds, ...event, ...session },
  auth,
  detail,
  places,
  filters,
  follows,
  form,
  hidden,
  home,
  map,
  newsletter,
  notes,
  concierge,
  enhancement,
  reference,
  reports,
  boosts,
  boostAnalytics,
  organizers,
  outage,
  ownCalendar,
  payment,
  publishers,
  account,
  factors,
  saved,
  screens,
  sharing,
  submissions,
  venues,
  corrections,
  coverage,
  developers,
  itineraries,
  campaigns,
  promoters,
  voice,
  categories,
  fields,
  states,
  problems,
};
