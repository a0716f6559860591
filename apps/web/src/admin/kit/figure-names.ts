import { type FigureName, t } from '../messages.ts';

/** The label of a figure that its tile does not name itself. */
export function labelOf(name: FigureName): string {
  return name === 'engine.process' ? t('engine.processes') : t(name);
}
