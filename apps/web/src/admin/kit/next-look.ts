import { t } from '../messages.ts';
import { stamp } from './format.ts';

/** When expansion looks at a city again, as part of a sentence. A look that is due runs with the next tick, if expansion is on. */
export function nextLook(at: string): string {
  return Date.parse(at) <= Date.now() ? t('cities.lookDue') : stamp(at);
}
