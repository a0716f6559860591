import { catalogue } from './catalogue.ts';
import { en } from './en.ts';

/** The words of the public site. */
export const t = catalogue(en);
export type MessageKey = keyof typeof en;
