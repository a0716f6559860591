import type { ReviewKind } from '@marquee/contract';
import type { Kind } from './kind.ts';
import { candidateKind } from './kinds/candidate.ts';
import { claimKind } from './kinds/claim.ts';
import { heldDraftKind } from './kinds/held-draft.ts';
import { mergeKind } from './kinds/merge.ts';
import { promoterKind } from './kinds/promoter.ts';
import { reportKind } from './kinds/report.ts';
import { submissionKind } from './kinds/submission.ts';

export const KINDS: Readonly<Record<ReviewKind, Kind>> = {
  report: reportKind,
  'held-draft': heldDraftKind,
  merge: mergeKind,
  candidate: candidateKind,
  submission: submissionKind,
  claim: claimKind,
  promoter: promoterKind,
};
