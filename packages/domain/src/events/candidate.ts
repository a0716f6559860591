import type { Appraised } from './appraise.ts';
import type { Assigned } from './reading.ts';

export type Candidate = Appraised & Pick<Assigned, 'pageUrl' | 'place'>;
