import { catalog } from './catalog.ts';
import { en } from './en.ts';

/** The texts of the public site. */
export const t = catalog('site', en);
