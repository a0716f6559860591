import { seededRandom } from '@marquee/testkit';
import { HELD_OUT, TUNED, type Words } from './words.ts';

/** What a poster says, as a person would fill in the form. */
export interface Truth {
  title: string;
  /** `2027-03-13` */
  day: string;
  /** `19:30` */
  time: string;
  venue: string;
  price: string;
  language: 'en' | 'es';
}

export interface Poster {
  seed: number;
  isHeldOut: boolean;
  truth: Truth;
  /** A document of one page, 1000 × 1400 CSS pixels. */
  html: string;
  fonts: readonly string[];
}

/** The day on which the posters are read. */
export const TODAY = '2026-11-29';
/** A third is held out: other fonts, other words, other ways to write days and times. */
export const SEEDS = { tuned: 60, heldOut: 30 };

type Pick = ReturnType<typeof seededRandom>;

const MONTHS = {
  en: 'January February March April May June July August September October November December'.split(' '),
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
};
const WEEKDAYS = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  es: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
};

/** Seeds 1 to 60 were in view while the rules were written; 61 to 90 were not. */
export function posterOf(seed: number): Poster {
  const isHeldOut = seed > SEEDS.tuned;
  const words = isHeldOut ? HELD_OUT : TUNED;
  const random = seededRandom(seed * 7919);
  const language = random.below(3) === 0 ? 'es' : 'en';
  const date = new Date(`${TODAY}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 5 + random.below(280));
  const hour = 9 + random.below(14);
  const minute = random.pick([0, 0, 0, 30, 30, 15]);
  const price = random.pick(PRICES);
  const truth: Truth = {
    title: random.pick(words.titles[language]),
    day: date.toISOString().slice(0, 10),
    time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
    venue: random.pick(words.venues),
    price: price.value,
    language,
  };
  const fonts = [random.pick(words.fonts.display), random.pick(words.fonts.text)];
  return { seed, isHeldOut, truth, fonts, html: draw(random, words, truth, price[language], fonts, isHeldOut) };
}

const PRICES = [
  { value: 'free', en: 'FREE', es: 'Entrada libre' },
  { value: 'free', en: 'Free admission', es: 'Entrada gratis' },
  { value: '10', en: '$10', es: '$10' },
  { value: '15-20', en: '$15 adv / $20 door', es: '$15 anticipado / $20 puerta' },
  { value: '12', en: 'Tickets $12', es: 'Boletos $12' },
] as const;

function dayOf(random: Pick, { day, language }: Truth, isHeldOut: boolean): string {
  const date = new Date(`${day}T00:00:00Z`);
  const [number, month] = [date.getUTCDate(), date.getUTCMonth()];
  const weekday = WEEKDAYS[language][date.getUTCDay()] ?? '';
  const name = MONTHS[language][month] ?? '';
  const year = date.getUTCFullYear();
  const ordinal = `${number}${number % 10 === 1 && number !== 11 ? 'st' : number % 10 === 2 && number !== 12 ? 'nd' : number % 10 === 3 && number !== 13 ? 'rd' : 'th'}`;
  const forms =
    language === 'en'
      ? isHeldOut
        ? [
            `${weekday} the ${ordinal} of ${name}`,
            `${name.slice(0, 3)}. ${ordinal}, ${year}`,
            `${weekday} ${month + 1}/${number}`,
            `${weekday.slice(0, 3)} ${number} ${name.slice(0, 3)}`,
            `${weekday} | ${name} ${number}`,
          ]
        : [
            `${weekday}, ${name} ${number}`,
            `${weekday.slice(0, 3)} ${name.slice(0, 3)} ${number}`,
            `${name} ${ordinal}`,
            `${name} ${number}, ${year}`,
            `${month + 1}/${number}/${year}`,
            `${weekday.slice(0, 3)}. ${month + 1}/${number}`,
          ]
      : isHeldOut
        ? [
            `${weekday} ${number} ${name}`,
            `el ${number} de ${name} del ${year}`,
            `este ${weekday} ${number} de ${name}`,
          ]
        : [
            `${weekday} ${number} de ${name}`,
            `${weekday.slice(0, 3)} ${number} ${name.slice(0, 3)}`,
            `${number} de ${name} de ${year}`,
            `${weekday}, ${number} de ${name}`,
          ];
  return random.pick(forms);
}

function timeOf(random: Pick, { time, language }: Truth, isHeldOut: boolean): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  const past = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  const half = hour < 12 ? 'am' : 'pm';
  const upper = half.toUpperCase();
  const dotted = half === 'am' ? 'a.m.' : 'p.m.';
  const earlier = twelve === 1 ? 12 : twelve - 1;
  const later = (twelve % 12) + 1;
  const full = `${twelve}:${String(minute).padStart(2, '0')}`;
  if (language === 'es')
    return random.pick(
      isHeldOut
        ? [
            `${full} ${upper}`,
            `a partir de las ${twelve}${past} ${dotted}`,
            `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')} hrs`,
          ]
        : [`${full} ${half}`, `a las ${twelve}${past} ${dotted}`, `${hour}:${String(minute).padStart(2, '0')} h`],
    );
  if (isHeldOut)
    return random.pick([
      `${twelve}${past} ${dotted}`,
      `starts at ${full}${half}`,
      `@ ${twelve}${past}${half}`,
      `Show ${full} ${upper}`,
    ]);
  return random.pick(
    twelve === 1 || twelve >= 11
      ? [`${twelve}${past} ${upper}`, `${full}${half}`]
      : [
          `${twelve}${past} ${upper}`,
          `${full}${half}`,
          `Doors ${earlier}${past} ${upper} / Show ${twelve}${past} ${upper}`,
          `${twelve}${past}-${later}${past} ${half}`,
        ],
  );
}

const GROUNDS = [
  ['#14213d', '#fca311', '#fff'],
  ['#fdf0d5', '#780000', '#222'],
  ['linear-gradient(160deg,#ff5f6d,#ffc371)', '#2b0a1e', '#2b0a1e'],
  ['radial-gradient(circle at 30% 20%,#3a0ca3,#10002b)', '#f72585', '#f1e9ff'],
  ['#fff', '#111', '#333'],
  ['repeating-linear-gradient(45deg,#ffe8d6 0 40px,#f8d9bd 40px 80px)', '#386641', '#222'],
  ['linear-gradient(#0b3d2e,#14532d 60%,#052e16)', '#fde68a', '#ecfdf5'],
  [
    'radial-gradient(circle at 80% 90%,#ffd166 0 18%,transparent 18.5%),radial-gradient(circle at 10% 12%,#ef476f 0 14%,transparent 14.5%),#f7f7ff',
    '#073b4c',
    '#1b1b1e',
  ],
] as const;

function draw(random: Pick, words: Words, truth: Truth, price: string, fonts: string[], isHeldOut: boolean): string {
  const { language } = truth;
  const [ground, strong, plain] = random.pick(GROUNDS);
  const day = dayOf(random, truth, isHeldOut);
  const time = timeOf(random, truth, isHeldOut);
  const isUpper = random.below(2) === 0;
  const align = random.pick(['center', 'center', 'left']);
  const isOneLine = random.below(2) === 0;
  const street = `${random.pick(words.streets)}, Columbia, SC`;
  const size = Math.min(190, Math.max(84, Math.round(2300 / truth.title.length)));
  const tilt = random.pick([0, 0, 0, -3, 3, -5]);
  const when = isOneLine ? [`${day} · ${time}`] : [day, time];
  const block = `<div class="when">${when.map((line) => `<p>${line}</p>`).join('')}</div>`;
  const place = `<div class="place"><p class="venue">${truth.venue}</p><p>${street}</p></div>`;
  const costs = `<p class="price">${price}</p>`;
  const order = random.pick([
    [block, place, costs],
    [block, costs, place],
    [place, block, costs],
  ]);
  const title = `<h1>${truth.title}</h1>`;
  const head = [
    `<p class="before">${random.pick(words.before[language])}</p>`,
    title,
    `<p class="after">${random.pick(words.after[language])}</p>`,
  ];
  const body = random.below(4) === 0 ? [order[0], ...head, ...order.slice(1)] : [...head, ...order];
  return `<style>
*{margin:0;box-sizing:border-box}body{width:1000px;height:1400px;overflow:hidden}
#poster{width:1000px;height:1400px;padding:80px 70px;display:flex;flex-direction:column;justify-content:space-between;background:${ground};color:${plain};text-align:${align};font-family:Text,sans-serif}
h1{font:400 ${size}px/1.02 Display,serif;color:${strong};transform:rotate(${tilt}deg);${isUpper && fonts[0] !== 'lobster' && fonts[0] !== 'pacifico' ? 'text-transform:uppercase' : ''}}
.before{font-size:38px;${isUpper ? 'text-transform:uppercase;letter-spacing:.08em' : ''}}.after{font-size:40px}
.when p{font-size:${random.pick([54, 62, 70])}px;line-height:1.25;color:${strong};font-weight:700;${random.below(2) === 0 ? 'text-transform:uppercase' : ''}}
.venue{font-size:56px;font-weight:700}.place p+p{font-size:36px}.price{font-size:46px;font-weight:700}.foot{font-size:26px}
</style><div id="poster">${body.join('')}<p class="foot">${random.pick(words.foot[language])}</p></div>`;
}
