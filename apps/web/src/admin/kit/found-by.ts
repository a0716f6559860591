import { t } from '../messages.ts';

const WAYS = [
  'map',
  'link',
  'platform',
  'aggregate',
  'recovery',
  'model',
  'manual',
  'configured',
  'form',
  'submission',
] as const;

/** How a source was found, in words; another word, such as a recording's, stays as it is. */
export function foundBy(method: string): string {
  const way = WAYS.find((one) => one === method);
  return way ? t(`scraping.foundBy.${way}`) : method;
}
