import type { Layout } from '../../candidates/pieces/layout.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { AGENDA_FRAME, AGENDA_ITEM } from '../../rules/agenda-words.ts';
import { CHOICE } from '../weights/choice.ts';

/** Where the items of one meeting's agenda stand, `Call to Order⏎Consent Agenda⏎…⏎Adjournment`: days among them are of other papers. */
function agendaOf(layout: Layout): Stretch | null {
  const known = agendas.get(layout);
  if (known !== undefined) return known;
  const { text } = layout.visible;
  const made = MAY_BE_AGENDA.test(text) ? findAgenda(text) : null;
  agendas.set(layout, made);
  return made;
}

const agendas = new WeakMap<Layout, Stretch | null>();

/** Nearly every agenda has one of these, and few other pages. */
const MAY_BE_AGENDA = /adjourn|to order|roll call|consent|approv\w* (?:of )?(?:the )?minutes/i;

function findAgenda(text: string): Stretch | null {
  const frames = new Set<string>();
  const items = new Set<string>();
  let first = -1;
  let last = -1;
  for (let at = 0; at < text.length; ) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const line = end - at <= CHOICE.agendas.longestLine ? text.slice(at, end) : '';
    const item = AGENDA_ITEM.exec(line)?.[1]?.toLowerCase();
    if (item !== undefined) {
      items.add(item);
      const frame = AGENDA_FRAME.exec(line)?.[1]?.toLowerCase();
      if (frame !== undefined) frames.add(frame);
      if (first < 0) first = at;
      last = end;
    }
    at = end + 1;
  }
  return frames.size >= CHOICE.agendas.fewestFrames && items.size >= CHOICE.agendas.fewestItems
    ? { start: first, end: last }
    : null;
}

/** Whether most of these records stand among the items of an agenda. */
export function areAgendaItems(records: readonly Stretch[], layout: Layout): boolean {
  const agenda = agendaOf(layout);
  if (!agenda) return false;
  const among = records.filter(({ start, end }) => start >= agenda.start && start < agenda.end && end > agenda.start);
  return among.length > records.length / 2;
}
