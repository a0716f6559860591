import { expect, it } from 'vitest';
import { understood } from '../../../../bench/concierge/understood.ts';

it.each<[string, Record<string, string>]>([
  ['Poker night friday? My husband folded our laundry so I deserve it', { days: '2026-10-02..2026-10-02', q: 'poker' }],
  ['quilting class next week. my daughter broke my machine', { days: '2026-10-05..2026-10-11', q: 'quilting class' }],
  [
    "my wife swears I can't dance. prove her wrong, tango lessons on monday",
    { days: '2026-10-05..2026-10-05', q: 'tango lesson' },
  ],
  ['grandma has the kids saturday, wine tasting please', { days: '2026-10-03..2026-10-03', q: 'wine tasting' }],
  ["my nephew's a drummer. any drum circle on sunday?", { days: '2026-10-04..2026-10-04', q: 'drum circle' }],
  [
    'mi esposo tallaba madera y me quedaron sus herramientas, ¿hay taller de tallado el lunes?',
    { days: '2026-10-05..2026-10-05', q: 'taller de tallado' },
  ],
  [
    'los niños están con mi mamá, karaoke hoy en la noche',
    { days: '2026-10-01..2026-10-01', part: 'evening', q: 'karaoke' },
  ],
  [
    'mi hijo me regaló unos patines, ¿dónde hay patinaje el domingo?',
    { days: '2026-10-04..2026-10-04', q: 'patinaje' },
  ],
  ['thanks hon, you saved my anniversary', { ask: 'thanks' }],
])('takes along nobody who is only told of: %s', (conversation, filters) => {
  expect(Object.fromEntries(understood(conversation.split(' // ')))).toEqual(filters);
});
