import { searchable } from '../kit/searchable.ts';

/** What a text can ask to be done to a city or a source. */
export type Verb = 'run' | 'pause' | 'resume';

/** Something the palette does, beside the places it opens. */
export interface Command {
  id: string;
  title: string;
  /** Other words that find it. */
  words?: string;
  about?: string;
  /** What it does to the place in its title, for a text that begins with that verb. */
  verb?: Verb;
  /** Absent: offered only when a text finds it. */
  isCommon?: boolean;
  run: () => void;
}

/** Commands whose title or words contain every word of the text; without a text, the common ones. */
export function commandsFor(text: string, commands: readonly Command[]): Command[] {
  const parts = searchable(text).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return commands.filter(({ isCommon }) => isCommon);
  return commands.filter(({ title, words = '' }) => {
    const searched = searchable(`${title} ${words}`);
    return parts.every((part) => searched.includes(part));
  });
}

/** First words that are no part of a name, in both languages. To open a place changes nothing. */
const VERBS: Readonly<Record<string, Verb | null>> = {
  run: 'run',
  scrape: 'run',
  read: 'run',
  pause: 'pause',
  resume: 'resume',
  open: null,
  ejecutar: 'run',
  leer: 'run',
  pausar: 'pause',
  reanudar: 'resume',
  abrir: null,
};

/** A text such as "pause palmetto": its verb, and the name to look up. Null: it asks for a place. */
export function parseCommand(text: string): { verb: Verb | null; name: string } {
  const whole = text.trim();
  const [, first = '', name = ''] = /^(\w+)\s+(\S{2}.*)$/s.exec(whole) ?? [];
  const verb = VERBS[first.toLowerCase()];
  return verb === undefined ? { verb: null, name: whole } : { verb, name };
}
