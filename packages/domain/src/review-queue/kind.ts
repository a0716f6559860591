import type { PictureEvent, ReviewDecision, ToldReviewItem, ToldReviewPreview } from '@marquee/contract';
import type { Caller, Instant, Message, Sentence } from '@marquee/kernel';
import type { Alongside } from '../alongside.ts';
import type { ChangeDeps } from '../deps.ts';
import type { Prior, Stake } from './order-rules.ts';

export type QueueDeps = ChangeDeps & { publicOrigin: string };

/** One open question, before it is put in order. */
export interface Question
  extends Pick<ToldReviewItem, 'id' | 'title' | 'question' | 'place' | 'since' | 'isAnswered' | 'needsNote' | 'opens'> {
  /** Decisions on the same topic teach the order of later questions. */
  topic: { id: string; name: Message };
  stake: Stake;
  prior: Prior;
  cost: { minutes: number; because: Message };
  /** What a decision is taken on: if it changes, an older form is stale. */
  seen: unknown;
}

/** Somebody was first. */
interface Decided {
  decided: Message;
}

type Preview = Omit<ToldReviewPreview, 'kind' | 'id' | 'state'>;

export interface Choice {
  decision: ReviewDecision;
  note: string;
  isNoteShared: boolean;
  /** What a person reads in a picture that they approve. */
  event?: PictureEvent | undefined;
}

/** A decision that is to be taken back. */
interface Taken {
  itemId: string;
  decision: ReviewDecision;
  /** What `undoFacts` gave before the decision. */
  facts: unknown;
}

/** How the queue asks a slice's questions and passes its answers on. Each verb commits what it is given alongside, or nothing. */
export interface Kind {
  /** The open questions, up to a limit. */
  list(deps: QueueDeps, now: Instant): Promise<Question[]>;
  /** Throws Reject 404. */
  find(deps: QueueDeps, id: string, now: Instant): Promise<Question | Decided>;
  preview(deps: QueueDeps, id: string, options: { hasMail: boolean }): Promise<Preview>;
  /** What the undo needs, read before the decision. */
  undoFacts(deps: QueueDeps, id: string): Promise<unknown>;
  /** Returns what happened. */
  decide(deps: QueueDeps, caller: Caller, id: string, choice: Choice, along: Alongside): Promise<Sentence>;
  /** Returns what could not be taken back. */
  undo(deps: QueueDeps, caller: Caller, taken: Taken, along: Alongside): Promise<Message[]>;
}
