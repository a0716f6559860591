import type { Translation } from '../../../messages/catalog.ts';

export const problemsEs: Translation['problems'] = {};
