import {
  accent,
  chance,
  disc,
  group,
  halo,
  ink,
  line,
  moon,
  oval,
  path,
  rect,
  sky,
  skyline,
  sparkle,
  stars,
  times,
} from './kit.ts';

const magenta = accent.nightlife;

/** The city and its other self in the river. */
export function cityWater(): string {
  const next = chance(61);
  const colors = [magenta, ink.gold, accent.technology, accent.music, ink.glow];
  const strips = times(70, () => {
    const y = 500 + next() * 240;
    const w = 24 + next() * 110;
    return rect(
      next() * 1200 - 40,
      y,
      w,
      7,
      colors[Math.floor(next() * 5)] ?? magenta,
      3.5,
      `opacity="${next() > 0.5 ? 0.85 : 0.5}"`,
    );
  });
  const sign = (x: number, y: number, w: number, h: number, color: string) =>
    rect(x, y, w, h, ink.night, 10) +
    rect(x + 9, y + 9, w - 18, h - 18, 'none', 6, `stroke="${color}" stroke-width="6"`);
  const bridge =
    line('M-20 470Q190 340 400 470Q610 340 820 470Q1020 340 1240 470', ink.night, 9) +
    rect(-10, 462, 1220, 14, ink.night) +
    times(15, (i) => disc(40 + i * 80, 456, 6, ink.glow));
  return (
    sky(['#130f2c', '#1f1640', '#331d55', '#511f66', '#7a2a76', '#a83a80'], 480, 12) +
    stars(44, 70, 260) +
    moon(880, 170, 104) +
    skyline(480, '#3a1f5c', '#7a3a86', 71, 120, 330) +
    skyline(480, '#221640', ink.gold, 73, 60, 220) +
    sign(238, 268, 70, 132, magenta) +
    path('M273 290l12 26h-24ZM273 380l-20 -44h40Z', magenta) +
    sign(690, 320, 120, 62, accent.technology) +
    line('M712 352q14 -20 28 0t28 0t20 -4', accent.technology, 6) +
    rect(0, 476, 1200, 280, '#1b1436') +
    path('M0 476H1200V520Q600 560 0 520Z', '#251a48') +
    times(10, (i) =>
      rect(880 - 92 + (i % 3) * 14 + i * 4, 500 + i * 23, 184 - i * 8 - (i % 2) * 30, 8, ink.ivory, 4, 'opacity="0.8"'),
    ) +
    strips +
    bridge
  );
}

/** A mirror ball and the people who trust it. */
export function mirrorBall(): string {
  const beams = times(18, (i) => {
    const a = (i / 18) * Math.PI * 2 + 0.1;
    const b = a + 0.16;
    const color = [magenta, accent.technology, ink.gold][i % 3] ?? magenta;
    return path(
      `M600 270L${600 + Math.cos(a) * 900} ${270 + Math.sin(a) * 900}L${600 + Math.cos(b) * 900} ${270 + Math.sin(b) * 900}Z`,
      color,
      'fill-opacity="0.28"',
    );
  });
  const next = chance(23);
  const tiles = times(11, (row) => {
    const lat = ((row - 5) / 5.6) * (Math.PI / 2);
    const y = 270 + Math.sin(lat) * 170;
    const half = Math.cos(lat) * 170;
    const count = Math.max(4, Math.round(half / 9));
    return times(count, (i) => {
      const from = -Math.PI / 2 + (i / count) * Math.PI;
      const to = -Math.PI / 2 + ((i + 1) / count) * Math.PI;
      const x1 = 600 + Math.sin(from) * half;
      const x2 = 600 + Math.sin(to) * half;
      const color =
        ['#f6ead2', '#d9b8d8', '#a678b8', '#7a4a9a', '#f6c4dd', '#8fd0dc', '#5a3380'][Math.floor(next() * 7)] ??
        ink.ivory;
      return rect(x1 + 1.4, y - 13, Math.max(1, x2 - x1 - 2.8), 26, color);
    });
  });
  const floor = times(6, (row) =>
    times(12, (i) => {
      const y1 = 560 + row * row * 5.6;
      const y2 = 560 + (row + 1) * (row + 1) * 5.6;
      const k1 = 50 + row * 16;
      const k2 = 50 + (row + 1) * 16;
      const color =
        [magenta, '#4a2a78', '#2c1c54', accent.technology, '#6a3590', ink.gold][(i * 5 + row * 3) % 6] ?? magenta;
      return path(
        `M${600 + (i - 6) * k1 * 2} ${y1}H${600 + (i - 5) * k1 * 2}L${600 + (i - 5) * k2 * 2} ${y2}H${600 + (i - 6) * k2 * 2}Z`,
        color,
        'fill-opacity="0.75"',
      );
    }),
  );
  const spots = times(46, () =>
    oval(
      next() * 1200,
      next() * 540,
      8 + next() * 12,
      6 + next() * 8,
      [ink.glow, '#f6c4dd', '#8fd0dc'][Math.floor(next() * 3)] ?? ink.glow,
      'fill-opacity="0.5"',
    ),
  );
  const dancer = (x: number, y: number, s: number, flip: number) =>
    group(
      `translate(${x} ${y}) scale(${s * flip} ${s})`,
      line('M0 -92L-26 -44L-14 0M0 -92L30 -50L58 -10', ink.night, 24) +
        line('M4 -164L0 -96', ink.night, 44) +
        line('M0 -174L-40 -210L-30 -262M8 -172L52 -166L78 -206', ink.night, 17) +
        disc(12, -216, 25, ink.night),
    );
  return (
    rect(0, 0, 1200, 750, '#1c1138') +
    beams +
    spots +
    rect(0, 560, 1200, 200, '#1a1034') +
    floor +
    line('M600 0V100', ink.night, 8) +
    halo(600, 270, 300, '#f6c4dd') +
    disc(600, 270, 174, '#3c2460') +
    tiles +
    sparkle(520, 190, 56, '#fff8ea') +
    sparkle(672, 320, 36, '#fff8ea') +
    dancer(300, 690, 1.25, 1) +
    dancer(600, 720, 1.4, -1) +
    dancer(880, 690, 1.2, 1) +
    dancer(1040, 720, 1.1, -1) +
    dancer(150, 725, 1.1, -1)
  );
}

/** A cocktail with the whole night in it. */
export function nightcap(): string {
  const neon = (d: string, color: string) =>
    line(d, color, 26, 'opacity="0.22"') + line(d, color, 11) + line(d, '#fff3f8', 3);
  const palm =
    neon('M1010 640C1000 540 1030 440 1050 360', accent.technology) +
    [-70, -30, 10, 60]
      .map((dx, i) =>
        neon(`M1050 356Q${1050 + dx * 0.8} ${286 + i * 4} ${1050 + dx * 2} ${330 + Math.abs(dx) * 0.5}`, '#66d39a'),
      )
      .join('');
  const bricks = times(16, (row) =>
    times(14, (i) =>
      rect((row % 2) * -46 + i * 92 + 2, row * 48 + 2, 88, 44, (i * 7 + row * 5) % 6 === 0 ? '#2c1a44' : '#271740', 3),
    ),
  );
  return (
    rect(0, 0, 1200, 750, '#1d1033') +
    bricks +
    oval(540, 400, 480, 420, magenta, 'opacity="0.12"') +
    oval(540, 380, 350, 330, magenta, 'opacity="0.16"') +
    rect(0, 640, 1200, 110, '#3a1a34') +
    rect(0, 640, 1200, 16, '#6b2f4a') +
    palm +
    neon('M120 150A86 86 0 1 0 236 262A70 70 0 0 1 120 150Z', ink.gold) +
    neon('M936 130l16 34l38 4l-28 26l8 37l-34 -18l-33 18l7 -37l-28 -26l38 -4Z', magenta) +
    line('M540 480V628', '#f2dcec', 16) +
    oval(540, 640, 120, 20, '#f2dcec') +
    oval(540, 636, 96, 12, '#cfa6c6') +
    `<clipPath id="bowl"><path d="M254 176H826C800 350 690 486 540 486S280 350 254 176Z"/></clipPath>` +
    `<g clip-path="url(#bowl)">${rect(240, 160, 600, 340, '#f2dcec', 0, 'opacity="0.35"')}${rect(240, 232, 600, 300, '#2a1550')}${rect(240, 232, 600, 60, '#3d1d68')}${rect(240, 292, 600, 60, '#6b2a80')}${rect(240, 352, 600, 60, '#a83a84')}${rect(240, 412, 600, 90, '#e0588e')}${group('translate(190 190) scale(0.58)', skyline(430, '#1c0f36', ink.gold, 91, 90, 230))}${rect(190, 438, 700, 60, '#1c0f36')}${disc(640, 290, 34, ink.ivory)}${stars(62, 60, 0)}</g>` +
    oval(540, 232, 268, 16, '#f6c4dd', 'opacity="0.85"') +
    line('M254 176H826C800 350 690 486 540 486S280 350 254 176', '#f8e8f2', 7) +
    line('M700 90L520 300', ink.gold, 8) +
    disc(690, 104, 30, accent.music) +
    disc(656, 142, 30, '#7fb35c') +
    disc(664, 138, 9, accent.music) +
    line('M300 210Q320 330 410 410', '#fff8ea', 9, 'opacity="0.6"') +
    halo(210, 618, 70) +
    rect(182, 580, 56, 62, '#7d2f52', 10) +
    path('M210 552q14 18 0 32q-14 -14 0 -32Z', ink.gold) +
    sparkle(420, 120, 20) +
    sparkle(810, 130, 14)
  );
}
