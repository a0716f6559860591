/** Something the palette does, beside the places it opens. */
export interface Command {
  id: string;
  title: string;
  /** Other words that find it. */
  words?: string;
  about?: string;
  /** Absent: offered only when a text finds it. */
  isCommon?: boolean;
  run: () => void;
}

/** Commands whose title or words contain every word of the text; without a text, the common ones. */
export function commandsFor(text: string, commands: readonly Command[]): Command[] {
  const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return commands.filter(({ isCommon }) => isCommon);
  return commands.filter(({ title, words = '' }) => {
    const searched = `${title} ${words}`.toLowerCase();
    return parts.every((part) => searched.includes(part));
  });
}

const VERB = /^(?:run|scrape|read|pause|resume|open)\s+(?=\S{2})/i;

/** What to look up for a text such as "pause palmetto": a command's verb is not part of a name. */
export function lookUpText(text: string): string {
  return text.trim().replace(VERB, '');
}

/** Whether the text asks for something to be done and not only for a place. */
export function hasVerb(text: string): boolean {
  return VERB.test(text.trim());
}
