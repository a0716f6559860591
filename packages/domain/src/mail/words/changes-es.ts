import type { KeptChange } from '@marquee/db';
import { shownLine } from '@marquee/kernel';
import { whenIn } from '../when.ts';

const when = (local: string | null) => (local === null ? '' : whenIn('es', local));
const name = (place: string | null) => shownLine(place ?? '');

const SUBJECTS: Record<KeptChange['what'], (title: string) => string> = {
  cancelled: (title) => `Cancelado: ${title}`,
  postponed: (title) => `Aplazado: ${title}`,
  moved: (title) => `Nueva hora: ${title}`,
  venue: (title) => `Nuevo lugar: ${title}`,
  'sold-out': (title) => `Agotado: ${title}`,
  'on-again': (title) => `Se celebra: ${title}`,
};

const SENTENCES: Record<KeptChange['what'], (change: KeptChange) => string> = {
  cancelled: ({ date }) => `Se cancela la fecha del ${when(date)}.`,
  postponed: ({ date }) => `Se aplaza la fecha del ${when(date)}. Todavía no hay fecha nueva.`,
  moved: ({ date, to }) => `Antes: ${when(date)}. Ahora: ${when(to)}.`,
  venue: ({ from, to }) => `Cambió el lugar. Antes: ${name(from)}. Ahora: ${name(to)}.`,
  'sold-out': ({ date }) => `Las entradas del ${when(date)} están agotadas.`,
  'on-again': ({ date }) => `La fecha del ${when(date)} se mantiene.`,
};

/** What changed about a kept event, in Spanish. */
export const changesInSpanish = { subjects: SUBJECTS, sentences: SENTENCES };
