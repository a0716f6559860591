import type { Part } from './part.ts';

/** Calendars and feeds, and the button of the city. */
export const feeds: Part<'place' | 'feeds'> = {
  'place.change': ({ place }) => `${place}. Elegir otra ciudad`,

  'feeds.add': 'Agregar al calendario',
  'feeds.file': 'Archivo de calendario (.ics)',
  'feeds.google': 'Google Calendar',
  'feeds.outlook': 'Outlook en la web',
  'feeds.subscribe': 'Suscribirse',
};
