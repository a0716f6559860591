import { catalog } from './catalog.ts';

/** Texts of what cannot be reached. */
export const outage = {
  'outage.offline': 'You are offline. Check your connection and try again.',
  'outage.unreachable': 'We could not reach our server. Please try again in a moment.',
  'outage.slow': 'Our server is taking too long to respond. Please try again in a moment.',
  'outage.busy': 'You have made many requests in a short time. Please wait a minute and try again.',
  'outage.server': 'Something went wrong on our side. Please try again in a moment.',
  'outage.saved': 'See what is saved on this device',
} as const;

export const outageText = catalog('outage', outage);
