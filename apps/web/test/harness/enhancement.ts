import type { Endpoints, Enhancement, ResponseOf } from '@marquee/contract';

/** An enhancement with every detail; a test changes what it is about. */
export function anEnhancement(change: Partial<Enhancement> = {}): Enhancement {
  return {
    fullDescription: 'Seven players from Granby Street.\n\nThey stop when the last dancer does.',
    venueAmenities: ['Coat check by the stairs', 'Full bar, card only'],
    detailedSchedule: ['7:00 PM Doors', '7:30 PM First set'],
    specialInstructions: 'Doors open half an hour before.',
    dressCode: 'Flat shoes are kinder to the floor.',
    ticketTiers: [
      { name: 'Standing', price: '$15', description: null, availability: null },
      { name: 'Balcony', price: '$25', description: 'with a drink', availability: 'Sold out' },
    ],
    localRecommendations: {
      restaurants: ['The diner next door is open until two.'],
      hotels: ['The inn across the street has a rate for guests.'],
      transportation: ['Bus 101 stops at the corner.'],
    },
    whatToBring: ['A handkerchief to wave'],
    parkingInfo: 'The gravel lot is free.',
    accessibilityInfo: 'Step-free from the street.',
    readFrom: 'https://depot.example/calendar/brass',
    model: null,
    evidence: [
      {
        field: 'parkingInfo',
        snippet: 'The gravel lot is free.',
        document: 'https://depot.example/calendar/brass',
        locator: 'text@120 main>p:nth-of-type(3)',
        method: 'page',
      },
    ],
    ...change,
  };
}

export function anAnswer(change: Partial<Enhancement> = {}): ResponseOf<Endpoints['enhanceEvent']> {
  return {
    success: true,
    enhancement: anEnhancement(change),
    enhancementTimestamp: '2031-11-30T12:00:00.000Z',
    enhancementLevel: 'stage2_complete',
  };
}

export const STATUS = {
  stored: { cached: true, available: true, message: null },
  new: { cached: false, available: true, message: null },
} as const;
