/** A date in running text, American style. Offsets refer to the searched text. */
export interface DateMention {
  start: number;
  end: number;
  month: number;
  day: number;
  year?: number;
  /** 0 is Sunday. */
  weekday?: number;
  /** The last day of a written range. */
  until?: { month: number; day: number; year?: number };
  /** Digits alone, and nothing in the text says which of them is the month: American order was used. */
  isOrderOpen?: true;
}
