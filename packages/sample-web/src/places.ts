import type { Place } from './model.ts';

const timezone = 'America/New_York';

export const columbia: Place = { city: 'Columbia', state: 'SC', timezone };
export const lexington: Place = { city: 'Lexington', state: 'SC', timezone };
export const westColumbia: Place = { city: 'West Columbia', state: 'SC', timezone };
export const charleston: Place = { city: 'Charleston', state: 'SC', timezone };
export const greenville: Place = { city: 'Greenville', state: 'SC', timezone };
export const charlotte: Place = { city: 'Charlotte', state: 'NC', timezone };
export const savannah: Place = { city: 'Savannah', state: 'GA', timezone };
