import type { Seeded } from './seeded.ts';

export const WIDTH = 480;
export const HEIGHT = 300;

/** A path in one of the poster's inks, or an outline in it. */
export interface Shape {
  d: string;
  ink: 1 | 2 | 3;
  opacity?: number;
}

type Draw = (random: Seeded) => Shape[];

const n = (value: number) => Number(value.toFixed(1));
const inkOf = (index: number) => ((index % 3) + 1) as Shape['ink'];
const range = (count: number) => Array.from({ length: count }, (_, index) => index);

function circle(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
}

/** A circle drawn the other way: it takes out what it lies on. */
function hole(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;
}

/** Rays from a point near an edge. */
const rays: Draw = (random) => {
  const [x, y] = [random.between(120, 360), random.pick([random.between(230, 330), random.between(-30, 60)])];
  const count = random.whole(11, 19);
  const turn = random.between(0, Math.PI);
  const point = (angle: number) => `${n(x + 620 * Math.cos(angle))} ${n(y + 620 * Math.sin(angle))}`;
  const beams = range(count).map((index): Shape => {
    const angle = turn + (index * 2 * Math.PI) / count;
    return { d: `M${n(x)} ${n(y)}L${point(angle)}L${point(angle + Math.PI / count)}Z`, ink: 1, opacity: 0.5 };
  });
  return [...beams, { d: circle(x, y, random.between(52, 92)), ink: 2 }];
};

/** Arches within each other, as of a stage. */
const arches: Draw = (random) => {
  const x = random.between(130, 350);
  const count = random.whole(4, 7);
  const widest = random.between(190, 270);
  return range(count).map((index) => {
    const r = widest * (1 - index / count);
    const foot = HEIGHT - random.between(0, 6);
    return {
      d: `M${n(x - r)} ${n(foot + 80)}V${n(foot)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0V${n(foot + 80)}Z`,
      ink: inkOf(index),
    };
  });
};

/** Broad bands at an angle. */
const bands: Draw = (random) => {
  const lean = random.pick([-1, 1]) * random.between(90, 240);
  const count = random.whole(4, 7);
  const step = (WIDTH + Math.abs(lean) * 2) / count;
  return range(count).map((index) => {
    const x = index * step - Math.abs(lean);
    const wide = step * random.between(0.3, 0.75);
    return {
      d: `M${n(x)} ${HEIGHT}L${n(x + lean)} 0H${n(x + lean + wide)}L${n(x + wide)} ${HEIGHT}Z`,
      ink: inkOf(index),
      opacity: 0.85,
    };
  });
};

/** Discs that overlap. */
const discs: Draw = (random) =>
  range(random.whole(3, 6)).map((index) => ({
    d: circle(random.between(40, 440), random.between(30, 280), random.between(44, 128)),
    ink: inkOf(index),
    opacity: 0.72,
  }));

/** Waves, one before another. */
const waves: Draw = (random) => {
  const count = random.whole(4, 6);
  return range(count).map((index) => {
    const y = 70 + (index * 230) / count;
    const high = random.between(18, 52);
    const length = random.between(120, 260);
    const shift = -random.between(0, length);
    const crests = range(Math.ceil((WIDTH + length) / length) + 1).map(
      () => `q${n(length / 4)} ${n(-high)} ${n(length / 2)} 0t${n(length / 2)} 0`,
    );
    return { d: `M${n(shift)} ${n(y)}${crests.join('')}V${HEIGHT + 40}H${n(shift)}Z`, ink: inkOf(index), opacity: 0.8 };
  });
};

/** A quarter of a disc in a square, by the corner where its center is. */
function quarter(corner: number, left: number, top: number, size: number): string {
  const [right, bottom] = [left + size, top + size];
  const arc = `A${size} ${size} 0 0 1`;
  if (corner === 0) return `M${left} ${top}H${right}${arc} ${left} ${bottom}Z`;
  if (corner === 1) return `M${right} ${top}V${bottom}${arc} ${left} ${top}Z`;
  if (corner === 2) return `M${right} ${bottom}H${left}${arc} ${right} ${top}Z`;
  return `M${left} ${bottom}V${top}${arc} ${right} ${bottom}Z`;
}

/** A floor of tiles, each a quarter of a disc, some left out. */
const tiles: Draw = (random) => {
  const size = random.pick([60, 75, 100]);
  const columns = Math.ceil(WIDTH / size);
  return range(columns * Math.ceil(HEIGHT / size)).flatMap((index): Shape[] => {
    if (random.next() < 0.28) return [];
    const [left, top] = [(index % columns) * size, Math.floor(index / columns) * size];
    return [{ d: quarter(random.whole(0, 3), left, top, size), ink: inkOf(random.whole(0, 2)), opacity: 0.85 }];
  });
};

/** The folds of a curtain. */
const folds: Draw = (random) => {
  const count = random.whole(7, 12);
  const wide = WIDTH / count;
  return range(count).map((index) => {
    const x = index * wide;
    const hem = HEIGHT - random.between(10, 90);
    return {
      d: `M${n(x)} 0H${n(x + wide)}V${n(hem)}q${n(-wide / 2)} ${n(random.between(16, 44))} ${n(-wide)} 0Z`,
      ink: inkOf(index),
      opacity: index % 2 ? 0.9 : 0.65,
    };
  });
};

/** Confetti. */
const confetti: Draw = (random) =>
  range(random.whole(26, 44)).map((index) => {
    const [x, y, r] = [random.between(0, WIDTH), random.between(0, HEIGHT), random.between(5, 17)];
    const d = random.pick([
      circle(x, y, r),
      `M${n(x)} ${n(y - r)}L${n(x + r)} ${n(y + r)}H${n(x - r)}Z`,
      `M${n(x)} ${n(y)}h${n(r * 2)}v${n(r / 2)}h${n(-r * 2)}Z`,
    ]);
    return { d, ink: inkOf(index) };
  });

/** Rings within each other, out of the middle. */
const rings: Draw = (random) => {
  const [x, y] = [random.between(90, 390), random.between(60, 240)];
  const count = random.whole(4, 6);
  const widest = random.between(210, 320);
  return range(count).map((index) => ({
    d: `${circle(x, y, widest * (1 - index / count))}${hole(x, y, widest * (1 - (index + 0.45) / count))}`,
    ink: inkOf(index),
    opacity: 0.85,
  }));
};

/** Dots that grow across the sheet, as of a coarse print. */
const grain: Draw = (random) => {
  const step = random.pick([30, 37.5, 48]);
  const [fromRight, fromBelow] = [random.next() < 0.5, random.next() < 0.5];
  const [columns, rows] = [Math.ceil(WIDTH / step), Math.ceil(HEIGHT / step)];
  const [least, growth] = [random.between(0.06, 0.14), random.between(0.32, 0.42)];
  return range(columns * rows).map((index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const across = (fromRight ? column : columns - 1 - column) / columns;
    const down = (fromBelow ? row : rows - 1 - row) / rows;
    const r = step * (least + growth * ((across + down) / 2));
    return { d: circle((column + 0.5) * step, (row + 0.5) * step, r), ink: row % 3 === 1 ? 2 : 1 };
  });
};

/** Steps that climb to one side. */
const steps: Draw = (random) => {
  const count = random.whole(5, 8);
  const isRising = random.next() < 0.5;
  const wide = WIDTH / count;
  const [foot, climb] = [random.between(0.8, 0.94), random.between(0.62, 0.8)];
  return range(count).map((index) => {
    const at = isRising ? index : count - 1 - index;
    const top = HEIGHT * (foot - (climb * at) / count);
    return {
      d: `M${n(index * wide)} ${n(top)}h${n(wide + 0.5)}V${HEIGHT}h${n(-wide - 0.5)}Z`,
      ink: inkOf(at),
      opacity: 0.9,
    };
  });
};

/** Chevrons, one above another. */
const chevrons: Draw = (random) => {
  const count = random.whole(4, 6);
  const deep = random.between(60, 130);
  const thick = (HEIGHT / count) * random.between(0.45, 0.7);
  const x = random.between(150, 330);
  return range(count + 2).map((index) => {
    const y = (index - 1) * (HEIGHT / count);
    return {
      d: `M0 ${n(y + deep)}L${n(x)} ${n(y)}L${WIDTH} ${n(y + deep)}v${n(thick)}L${n(x)} ${n(y + thick)}L0 ${n(y + deep + thick)}Z`,
      ink: inkOf(index),
      opacity: 0.85,
    };
  });
};

const DRAWINGS = [rays, arches, bands, discs, waves, tiles, folds, confetti, rings, grain, steps, chevrons] as const;

/** How many kinds of drawing there are. */
export const KINDS = DRAWINGS.length;

export function drawShapes(kind: number, random: Seeded): Shape[] {
  return DRAWINGS[kind % KINDS]?.(random) ?? [];
}
