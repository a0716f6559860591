import type { Translated } from '../catalog.ts';
import type { en } from '../en.ts';

/** The site's texts whose keys begin with one of these words. */
export type Part<Words extends string> = Pick<Translated<typeof en>, Extract<keyof typeof en, `${Words}.${string}`>>;
