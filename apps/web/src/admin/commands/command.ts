import { searchable } from '../kit/searchable.ts';

/** What a text can ask to be done to a city or a source. */
export type Verb = 'read' | 'pause' | 'resume';

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
  const parts = searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (parts.length === 0) return commands.filter(({ isCommon }) => isCommon);
  return commands.filter(({ title, words = '' }) => {
    // From the beginning of a word, since "desactivar" ends with "activar".
    const searched = searchable(`${title} ${words}`).split(/[^\p{L}\p{N}]+/u);
    return parts.every((part) => searched.some((word) => word.startsWith(part)));
  });
}

/** First words that are no part of a name, in both languages. To open a place changes nothing. */
const VERBS: Readonly<Record<string, Verb | null>> = {
  run: 'read',
  scrape: 'read',
  read: 'read',
  fetch: 'read',
  pause: 'pause',
  stop: 'pause',
  resume: 'resume',
  continue: 'resume',
  open: null,
  ejecutar: 'read',
  leer: 'read',
  pausar: 'pause',
  parar: 'pause',
  detener: 'pause',
  reanudar: 'resume',
  continuar: 'resume',
  abrir: null,
};

/** "read now" and "leer ahora" are the button's name. */
const NOW = /^(?:now|ahora)(?:\s+|$)/i;

/** A text such as "pause palmetto" or "read now palmetto": its verb, and the name to look up. Null: it asks for a place. */
export function parseCommand(text: string): { verb: Verb | null; name: string } {
  const whole = text.trim();
  const [, first = '', rest = ''] = /^(\w+)\s+(\S{2}.*)$/s.exec(whole) ?? [];
  const verb = VERBS[first.toLowerCase()];
  if (verb === undefined) return { verb: null, name: whole };
  return { verb, name: verb === 'read' ? rest.replace(NOW, '') : rest };
}
