import type { ManagedVenue, Venue } from '@marquee/contract';

/** A complete venue; a test changes what it is about. */
export function aVenue(change: Partial<Venue> = {}): Venue {
  return {
    slug: 'the-old-depot-columbia-sc',
    name: 'The Old Depot',
    list: { city: 'Columbia', state: 'SC', venue: 'The Old Depot' },
    city: 'Columbia',
    state: 'SC',
    timezone: 'America/New_York',
    address: '1 Main Street',
    latitude: 34.0007,
    longitude: -81.0348,
    website: 'https://www.depot.example/',
    phone: '(803) 555-0100',
    description: 'Trains left in 1952.',
    accessibility: 'Step-free from Main Street.',
    isManaged: false,
    upcomingEvents: 2,
    ...change,
  };
}

export function aManagedVenue(change: Partial<ManagedVenue> = {}): ManagedVenue {
  const profile = { name: null, address: null, website: null, phone: null, description: null, accessibility: null };
  return {
    ...aVenue({ phone: null, description: null, accessibility: null }),
    profile,
    told: { name: 'The Old Depot', address: '1 Main Street', website: 'https://depot.example/' },
    version: 0,
    changedAt: null,
    status: 'active',
    monthlyViews: 1_234,
    ...change,
  };
}
