import type { LanguageModel } from '@marquee/kernel';
import type { PurseLimits } from '../../budget/index.ts';

/** The language model of the concierge, for one message. */
export interface Talker {
  model: LanguageModel;
  purse: PurseLimits;
  /** Names this message in the ledger. */
  operationId: string;
  /** Aborted when the visitor stops the answer or leaves. */
  signal?: AbortSignal | undefined;
  /** Counts a message for the model; false if this session or address asked it often enough. */
  mayAsk: () => Promise<boolean>;
  /** How long a person waits for the whole turn: counting, searches and rounds. */
  patienceMs?: number;
  /** Takes work that nobody waits for any more: what an abandoned call has cost is still booked. */
  afterwards?: (work: Promise<unknown>) => void;
}
