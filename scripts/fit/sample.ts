import type { Features } from '../../packages/extraction/src/decide/doubt/feature-parts.ts';
import type { Kind } from '../../packages/extraction/src/decide/doubt/features.ts';
import type { LabelledDocument } from './labelled-documents.ts';
import type { Labels } from './labels.ts';

export interface Read {
  document: LabelledDocument;
  kind: Kind | null;
  samples: Sample[];
}

export interface Sample {
  document: LabelledDocument;
  kind: Kind;
  features: Features;
  labels: Labels;
  /** A page of hundreds of events counts as ten; pages whose markup was changed beyond what sites do count less. */
  weight: number;
}
