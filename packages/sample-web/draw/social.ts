import {
  accent,
  bulbs,
  chance,
  disc,
  group,
  halo,
  hills,
  ink,
  line,
  oval,
  path,
  rect,
  rings,
  sky,
  sparkle,
  stars,
  times,
} from './kit.ts';

const peach = accent.social;

/** Somebody at a table, from the waist up. */
function guest(x: number, y: number, shirt: string, skin: string, hair: string, round: boolean): string {
  const top = round
    ? disc(x, y - 132, 44, hair)
    : path(`M${x - 40} ${y - 112}C${x - 48} ${y - 184} ${x + 48} ${y - 184} ${x + 40} ${y - 112}Z`, hair);
  return (
    top +
    path(`M${x - 76} ${y + 20}V${y - 20}Q${x - 76} ${y - 78} ${x} ${y - 80}T${x + 76} ${y - 20}V${y + 20}Z`, shirt) +
    rect(x - 13, y - 104, 26, 34, skin) +
    disc(x, y - 124, 35, skin) +
    path(
      `M${x - 37} ${y - 128}Q${x - 20} ${y - 168} ${x + 37} ${y - 132}Q${x + 34} ${y - 168} ${x} ${y - 168}T${x - 37} ${y - 128}Z`,
      hair,
    )
  );
}

/** A long table in the garden, one string of bulbs per story. */
export function longTable(): string {
  const tree = (x: number) =>
    rect(x - 16, 250, 32, 330, '#3a2230') +
    [
      [-80, 210, 90],
      [70, 190, 96],
      [0, 130, 110],
      [-10, 230, 90],
    ]
      .map(([dx = 0, y = 0, s = 0]) => disc(x + dx, y, s, dx === 0 ? '#2f5a56' : '#264a4c'))
      .join('');
  const setting = (x: number) => oval(x, 566, 42, 11, ink.ivory) + oval(x, 564, 26, 6, '#d8c9a6');
  const candle = (x: number) =>
    halo(x, 492, 60) + rect(x - 7, 510, 14, 46, ink.ivory, 3) + path(`M${x} 480q14 18 0 30q-14 -12 0 -30Z`, ink.gold);
  const glass = (x: number) =>
    path(`M${x - 15} 506h30q2 30 -15 32q-17 -2 -15 -32Z`, peach, 'opacity="0.9"') +
    line(`M${x} 538v20M${x - 11} 560h22`, ink.ivory, 4);
  return (
    sky([ink.deep, ink.dusk, ink.plum, '#8a4068', '#bf5c68', '#e58963'], 560, 14) +
    stars(14, 50, 240) +
    hills(520, 100, '#3b2a56', 6, 5) +
    tree(70) +
    tree(1140) +
    rect(0, 540, 1200, 210, '#2a3a3c') +
    guest(210, 540, accent.sports, '#8a4f3d', '#1c1224', true) +
    guest(400, 540, ink.gold, '#f0c6a0', '#8a3d2c', false) +
    guest(600, 540, accent.nightlife, '#5c3327', '#120d1c', true) +
    guest(800, 540, ink.ivory, '#d99b74', '#3a2230', false) +
    guest(990, 540, accent.outdoor, '#a86a50', '#d8c9a6', false) +
    path('M90 548H1110L1160 590H40Z', '#b36a45') +
    rect(40, 590, 1120, 26, '#8a4c36') +
    path(
      'M40 604H1160V640Q1100 668 1040 640T920 640T800 640T680 640T560 640T440 640T320 640T200 640T80 640L40 640Z',
      ink.ivory,
    ) +
    [300, 500, 700, 900].map(setting).join('') +
    [250, 600, 950].map(candle).join('') +
    [360, 460, 740, 850].map(glass).join('') +
    oval(600, 574, 70, 14, '#6b3f2c') +
    path('M540 570q60 -44 120 0Z', ink.gold) +
    bulbs(-20, 90, 620, 60, 70, 9) +
    bulbs(580, 60, 1230, 100, 70, 9) +
    bulbs(-20, 240, 1220, 230, 90, 14)
  );
}

/** Two glasses meet. */
export function cheers(): string {
  const rays = times(28, (i) => {
    const a = (i / 28) * Math.PI * 2;
    const b = a + Math.PI / 28;
    return path(
      `M600 300L${600 + Math.cos(a) * 1100} ${300 + Math.sin(a) * 1100}L${600 + Math.cos(b) * 1100} ${300 + Math.sin(b) * 1100}Z`,
      '#e97f73',
    );
  });
  const mug = group(
    'translate(392 430) rotate(14)',
    line('M-110 -90H-170Q-196 -90 -196 -60V50Q-196 80 -170 80H-110', ink.ivory, 30) +
      rect(-116, -150, 240, 320, '#f7e6bd', 22) +
      rect(-96, -110, 200, 262, ink.gold, 14) +
      [-62, 4, 70].map((x) => rect(x - 13, -84, 26, 210, '#f8cf74', 13)).join('') +
      [
        [-90, -150, 52],
        [-30, -172, 60],
        [40, -162, 58],
        [98, -146, 46],
      ]
        .map(([x = 0, y = 0, s = 0]) => disc(x, y, s, '#fffaf0'))
        .join('') +
      rect(-120, -150, 248, 44, '#fffaf0', 22),
  );
  const coupe = group(
    'translate(810 420) rotate(-14)',
    path('M-140 -170H140C136 -50 70 10 0 10S-136 -50 -140 -170Z', '#f6ead2', 'opacity="0.55"') +
      path('M-130 -130H130C118 -40 62 0 0 0S-118 -40 -130 -130Z', '#b03a63') +
      path('M-130 -130H130Q126 -104 116 -86H-116Q-126 -104 -130 -130Z', '#cf5578') +
      line('M0 6V190', '#fbf2df', 15) +
      oval(0, 204, 88, 18, '#fbf2df') +
      disc(122, -176, 42, ink.gold) +
      disc(122, -176, 32, '#f9d487') +
      times(6, (i) => line(`M122 -176L${122 + Math.cos(i) * 30} ${-176 + Math.sin(i) * 30}`, ink.gold, 4)),
  );
  const next = chance(8);
  const drops = times(18, () =>
    disc(520 + next() * 160, 60 + next() * 170, 5 + next() * 11, next() > 0.5 ? ink.gold : '#fffaf0'),
  );
  return (
    rect(0, 0, 1200, 750, peach) +
    rays +
    rings(600, 300, [250, 190], ['#f6a48b', '#fbc49a']) +
    mug +
    coupe +
    drops +
    sparkle(600, 268, 74, '#fffaf0') +
    sparkle(500, 130, 26, '#fffaf0') +
    sparkle(720, 110, 32, '#fffaf0')
  );
}

/** Game night from above: cards, dice, little wooden people. */
export function gameNight(): string {
  const card = (x: number, y: number, turn: number, mark: string, shape: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      rect(-58, -82, 124, 172, '#150f26', 12, 'opacity="0.4"') +
        rect(-62, -88, 124, 176, ink.ivory, 12) +
        rect(-50, -76, 100, 152, 'none', 8, `stroke="${mark}" stroke-width="4"`) +
        group('scale(1.5)', path(shape, mark)),
    );
  const heart = 'M0 22C-30 2 -26 -20 -12 -20C-4 -20 0 -12 0 -12S4 -20 12 -20C26 -20 30 2 0 22Z';
  const gem = 'M0 -26L18 0L0 26L-18 0Z';
  const leafy = 'M0 -24C26 -4 24 16 8 14L12 26H-12L-8 14C-24 16 -26 -4 0 -24Z';
  const die = (x: number, y: number, turn: number, color: string, dots: ReadonlyArray<readonly [number, number]>) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      rect(-42, -36, 92, 92, '#150f26', 18, 'opacity="0.4"') +
        rect(-46, -46, 92, 92, color, 18) +
        dots.map(([dx, dy]) => disc(dx * 24, dy * 24, 9, ink.ivory)).join(''),
    );
  const pawn = (x: number, y: number, color: string) =>
    path(
      `M${x - 34} ${y + 56}C${x - 20} ${y + 14} ${x - 18} ${y} ${x - 30} ${y - 6}Q${x} ${y - 20} ${x + 30} ${y - 6}C${x + 18} ${y} ${x + 20} ${y + 14} ${x + 34} ${y + 56}Z`,
      color,
    ) + disc(x, y - 32, 25, color);
  const mug = (x: number, y: number, drink: string) =>
    disc(x + 6, y + 8, 78, '#150f26', 'opacity="0.4"') +
    line(`M${x + 60} ${y}h44`, peach, 28) +
    rings(x, y, [76, 62, 54], [peach, '#d76f62', drink]);
  const squares = times(24, (i) => {
    const side = Math.floor(i / 6);
    const at = (i % 6) * 56;
    const [x, y] = side === 0 ? [at, 0] : side === 1 ? [336, at] : side === 2 ? [336 - at, 336] : [0, 336 - at];
    return rect(
      (x ?? 0) + 2,
      (y ?? 0) + 2,
      52,
      52,
      [ink.gold, accent.technology, peach, ink.ivory][i % 4] ?? ink.gold,
      6,
    );
  });
  return (
    rect(0, 0, 1200, 750, '#2f2447') +
    times(8, (i) => rect(0, i * 96, 1200, 3, '#281e3e')) +
    rings(600, 380, [560, 440, 330], ['#3a2b53', '#4a335c', '#5e3d62']) +
    group(
      'translate(404 184) rotate(-4 196 196)',
      rect(-26, -14, 460, 460, '#150f26', 20, 'opacity="0.4"') +
        rect(-34, -34, 460, 460, '#3f7f74', 20) +
        rect(56, 56, 280, 280, '#356b66', 10) +
        squares +
        path(
          'M110 250Q160 120 200 200T300 150',
          'none',
          `stroke="${ink.glow}" stroke-width="8" stroke-dasharray="4 18" stroke-linecap="round"`,
        ) +
        path('M288 118l12 22l24 4l-18 17l5 25l-23 -12l-22 12l5 -25l-18 -17l24 -4Z', ink.gold),
    ) +
    card(150, 560, -24, accent.music, heart) +
    card(236, 530, -6, ink.deep, leafy) +
    card(322, 548, 12, accent.music, gem) +
    card(1030, 560, 18, ink.deep, leafy) +
    die(960, 180, 20, accent.music, [
      [-1, -1],
      [1, 1],
      [0, 0],
      [1, -1],
      [-1, 1],
    ]) +
    die(1060, 270, -14, accent.education, [
      [-1, -1],
      [1, 1],
    ]) +
    mug(190, 190, '#4a2418') +
    mug(960, 420, '#d8a85a') +
    pawn(520, 300, accent.education) +
    pawn(650, 440, ink.gold) +
    pawn(710, 270, accent.music)
  );
}
