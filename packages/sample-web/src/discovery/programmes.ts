import type { Category, Programme, Show } from '../model.ts';

const THINGS = [
  'Lantern',
  'Kettle',
  'Harbor',
  'Magnolia',
  'Ferry',
  'Cobbler',
  'Firefly',
  'Clover',
  'Anvil',
  'Sparrow',
  'Juniper',
  'Paper',
];
const KINDS: ReadonlyArray<readonly [kind: string, category: Category, text: string]> = [
  ['Concert', 'Music', 'An evening of songs by people who live nearby. The piano was tuned on Monday.'],
  ['Supper', 'Food', 'Four courses from the market, and bread that was flour this morning. Bring an appetite.'],
  [
    'Workshop',
    'Education',
    'Two hours with your sleeves rolled up. Everything you need is on the bench, and you take home what you make.',
  ],
  ['Film Night', 'Arts', 'An old film on a new screen, with a talk before it by somebody who has seen it too often.'],
  ['Walk', 'Outdoor', 'Three easy miles with a guide who knows which birds are early. Wear shoes that may get wet.'],
  ['Market', 'Social', 'Forty tables of things that people made, with coffee at both ends and music in the middle.'],
];
const WHENS = [
  'Fri 19:30-21:30',
  'Sat 10:00-13:00',
  'Thu 18:00-20:00',
  'Sun 14:00-16:00',
  'Wed 18:30-20:30',
  'Sat 19:00-22:00',
];
const PRICES = ['Free', '$10', '$15', '$12-$20', 'Free', '$8'];

/** Shows that differ from site to site, chosen by a number. */
export function programmeFor(seed: number): Programme {
  const shows = KINDS.flatMap(([kind, category, text], index): Show[] =>
    [0, 1].map((turn) => ({
      title: `${THINGS[(seed * 5 + index + turn * 6) % THINGS.length]} ${kind}`,
      when: WHENS[(seed + index + turn) % WHENS.length] ?? 'Sat 19:00',
      category,
      price: PRICES[(seed + index) % PRICES.length] ?? 'Free',
      text,
    })),
  );
  return { perWeek: 1, shows };
}
