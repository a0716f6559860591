/** Shapes that all pictures share. Flat colours only: soft light is drawn as a few steps, which also keeps the files small. */

export const WIDTH = 1200;
export const HEIGHT = 750;

export const ink = {
  night: '#14122b',
  deep: '#1d1a3a',
  dusk: '#33234f',
  plum: '#5a2f5f',
  rose: '#a4476a',
  ember: '#d96f4d',
  gold: '#f3b43f',
  glow: '#ffd98a',
  ivory: '#f6ead2',
} as const;

/** The colour each category is known by. */
export const accent = {
  music: '#e4576b',
  food: '#e2643c',
  arts: '#8b6fd8',
  outdoor: '#4f9d82',
  sports: '#3f95c9',
  social: '#f08a7a',
  nightlife: '#d14fa0',
  health: '#86b97c',
  business: '#3aa6a0',
  education: '#5d8be0',
  technology: '#4cc3d9',
  other: '#c9a23f',
} as const;

/** Chance that falls the same way every time (mulberry32). */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function times(count: number, draw: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => draw(i)).join('');
}

export function rect(x: number, y: number, w: number, h: number, fill: string, rx = 0, extra = ''): string {
  return `<rect x="${r(x)}" y="${r(y)}" width="${r(w)}" height="${r(h)}" rx="${rx}" fill="${fill}" ${extra}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, extra = ''): string {
  return `<circle cx="${r(x)}" cy="${r(y)}" r="${r(radius)}" fill="${fill}" ${extra}/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string, extra = ''): string {
  return `<ellipse cx="${r(x)}" cy="${r(y)}" rx="${r(rx)}" ry="${r(ry)}" fill="${fill}" ${extra}/>`;
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`;
}

export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
}

export function group(transform: string, inner: string, extra = ''): string {
  return `<g transform="${transform}" ${extra}>${inner}</g>`;
}

function r(n: number): number {
  return Math.round(n * 10) / 10;
}

/** A sky of level bands with slow waves between them, from top to bottom. */
export function sky(colors: readonly string[], bottom = HEIGHT, wave = 14): string {
  const step = bottom / colors.length;
  return colors
    .map((color, i) => {
      if (i === 0) return rect(0, 0, WIDTH, HEIGHT, color);
      const y = step * i;
      const sway = i % 2 === 0 ? wave : -wave;
      return path(
        `M0 ${r(y)}C300 ${r(y + sway * 2)} 500 ${r(y - sway * 2)} 800 ${r(y + sway)}S1100 ${r(y - sway)} 1200 ${r(y)}V750H0Z`,
        color,
      );
    })
    .join('');
}

/** Rings of light around a point, from the outside in. */
export function rings(x: number, y: number, radii: readonly number[], colors: readonly string[]): string {
  return radii.map((radius, i) => disc(x, y, radius, colors[i] ?? ink.glow)).join('');
}

/** A soft light in three steps. */
export function halo(x: number, y: number, radius: number, color: string = ink.glow): string {
  return [1, 0.7, 0.45].map((k, i) => disc(x, y, radius * k, color, `opacity="${[0.1, 0.16, 0.28][i]}"`)).join('');
}

export function moon(x: number, y: number, radius: number): string {
  const craters =
    disc(x - radius * 0.3, y - radius * 0.2, radius * 0.18, '#ead9b4') +
    disc(x + radius * 0.25, y + radius * 0.3, radius * 0.26, '#ead9b4');
  return (
    halo(x, y, radius * 1.9) +
    disc(x, y, radius, ink.ivory) +
    craters +
    disc(x + radius * 0.3, y - radius * 0.42, radius * 0.1, '#ead9b4')
  );
}

export function stars(seed: number, count: number, bottom: number): string {
  const next = chance(seed);
  return times(count, () => {
    const x = next() * WIDTH;
    const y = next() * bottom;
    const size = 1.2 + next() * 2.4;
    return next() > 0.86
      ? sparkle(x, y, size * 3.4)
      : disc(x, y, size, ink.ivory, `opacity="${next() > 0.5 ? 0.9 : 0.55}"`);
  });
}

export function sparkle(x: number, y: number, size: number, fill: string = ink.glow): string {
  const s = size;
  const t = size * 0.22;
  return path(
    `M${r(x)} ${r(y - s)}L${r(x + t)} ${r(y - t)}L${r(x + s)} ${r(y)}L${r(x + t)} ${r(y + t)}L${r(x)} ${r(y + s)}L${r(x - t)} ${r(y + t)}L${r(x - s)} ${r(y)}L${r(x - t)} ${r(y - t)}Z`,
    fill,
  );
}

/** A string of bulbs that hangs between two points. */
export function bulbs(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
  wire: string = ink.night,
): string {
  const midX = (x1 + x2) / 2;
  const midY = (y1 + y2) / 2 + sag * 2;
  const lamps = times(count, (i) => {
    const t = (i + 0.5) / count;
    const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * midX + t * t * x2;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * midY + t * t * y2;
    return halo(x, y + 14, 30) + rect(x - 4, y - 1, 8, 9, wire) + disc(x, y + 15, 9, ink.glow);
  });
  return line(`M${x1} ${y1}Q${midX} ${midY} ${x2} ${y2}`, wire, 4) + lamps;
}

/** A ridge of hills across the picture. */
export function hills(y: number, height: number, fill: string, seed: number, count = 5): string {
  const next = chance(seed);
  const step = (WIDTH + 240) / count;
  const at = Array.from({ length: count + 3 }, (_, i) => ({
    x: -120 - step + i * step,
    y: y - (i % 2 === 0 ? height * (0.7 + next() * 0.5) : height * next() * 0.3),
  }));
  // A curve through the middles has no corners.
  let d = '';
  for (const [i, p] of at.entries()) {
    const q = at[i + 1];
    if (!q) break;
    const middle = `${r((p.x + q.x) / 2)} ${r((p.y + q.y) / 2)}`;
    d += i === 0 ? `M-300 ${HEIGHT}L${middle}` : `Q${r(p.x)} ${r(p.y)} ${middle}`;
  }
  return path(`${d}V${HEIGHT}Z`, fill);
}

export function pine(x: number, base: number, height: number, fill: string): string {
  const w = height * 0.24;
  const tier = (top: number, bottom: number, width: number) =>
    `M${r(x)} ${r(base - height * top)}L${r(x + width)} ${r(base - height * bottom)}H${r(x - width)}Z`;
  return (
    rect(x - height * 0.02, base - height * 0.14, height * 0.04, height * 0.16, fill) +
    path(tier(1, 0.62, w * 0.6) + tier(0.8, 0.38, w * 0.82) + tier(0.58, 0.1, w), fill)
  );
}

export function skyline(base: number, fill: string, window: string, seed: number, low = 90, high = 300): string {
  const next = chance(seed);
  let out = '';
  let x = -20;
  while (x < WIDTH) {
    const w = 60 + Math.floor(next() * 5) * 16;
    const h = low + next() * (high - low);
    out += rect(x, base - h, w + 1, h, fill);
    const roof = next();
    if (roof > 0.6) out += rect(x + w / 2 - 2, base - h - 34, 4, 36, fill);
    else if (roof < 0.25) out += path(`M${x} ${r(base - h)}h${w}l${-w / 2} -28Z`, fill);
    for (let wy = base - h + 18; wy < base - 24; wy += 26) {
      for (let wx = x + 12; wx < x + w - 14; wx += 22) if (next() > 0.55) out += rect(wx, wy, 10, 13, window, 1);
    }
    x += w + (next() > 0.7 ? 10 : 0);
  }
  return out;
}

/** Heads and shoulders along the lower edge. */
export function crowd(base: number, fill: string, seed: number, count: number, size: number): string {
  const next = chance(seed);
  return times(count, (i) => {
    const x = ((i + 0.5) / count) * (WIDTH + 80) - 40 + (next() - 0.5) * 30;
    const s = size * (0.85 + next() * 0.3);
    const y = base - s * next() * 0.5;
    const arm =
      next() > 0.72 ? line(`M${r(x + s * 0.7)} ${r(y + s)}L${r(x + s * 0.95)} ${r(y - s * 1.3)}`, fill, s * 0.3) : '';
    return (
      arm +
      disc(x, y, s * 0.52, fill) +
      path(
        `M${r(x - s)} ${HEIGHT + 40}V${r(y + s * 1.5)}Q${r(x - s)} ${r(y + s * 0.62)} ${r(x)} ${r(y + s * 0.6)}T${r(x + s)} ${r(y + s * 1.5)}V${HEIGHT + 40}Z`,
        fill,
      )
    );
  });
}

/** A person seen from behind or the side: `y` is where the feet stand. */
export function person(x: number, y: number, height: number, fill: string, head: string = fill): string {
  const h = height;
  return (
    path(
      `M${r(x - h * 0.13)} ${r(y - h * 0.42)}L${r(x - h * 0.09)} ${r(y)}H${r(x - h * 0.01)}L${r(x)} ${r(y - h * 0.3)}L${r(x + h * 0.01)} ${r(y)}H${r(x + h * 0.09)}L${r(x + h * 0.13)} ${r(y - h * 0.42)}Z`,
      fill,
    ) +
    path(
      `M${r(x - h * 0.16)} ${r(y - h * 0.38)}Q${r(x - h * 0.2)} ${r(y - h * 0.8)} ${r(x)} ${r(y - h * 0.81)}T${r(x + h * 0.16)} ${r(y - h * 0.38)}Z`,
      fill,
    ) +
    disc(x, y - h * 0.9, h * 0.095, head)
  );
}

export function svg(inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs><clipPath id="frame"><rect width="${WIDTH}" height="${HEIGHT}"/></clipPath></defs><g clip-path="url(#frame)">${inner}</g></svg>`;
}
