import {
  accent,
  chance,
  disc,
  group,
  halo,
  ink,
  line,
  oval,
  path,
  person,
  rect,
  rings,
  sparkle,
  times,
} from './kit.ts';

const violet = accent.arts;

/** An empty stage with its ghost light, between heavy curtains. */
export function ghostLight(): string {
  const side = (flip: number) =>
    group(
      flip === 1 ? '' : 'translate(1200 0) scale(-1 1)',
      times(7, (i) => {
        const x = i * 58;
        return path(
          `M${x} 0H${x + 60}C${x + 60 - i * 6} 260 ${x + 40 - i * 16} 430 ${x + 44 - i * 30} 750H${Math.max(-20, x - 20 - i * 30)}C${x - 10} 430 ${x + 10} 240 ${x} 0Z`,
          i % 2 === 0 ? '#5b2f7a' : '#6d3c8f',
        );
      }) + path('M-20 486Q120 540 214 452L222 484Q120 574 -20 520Z', ink.gold),
    );
  const swags = times(
    6,
    (i) =>
      path(`M${i * 200 - 6} -10h212v66a106 74 0 0 1 -212 0Z`, i % 2 === 0 ? '#4a2566' : '#542c72') +
      path(`M${i * 200 - 6} 56a106 74 0 0 0 212 0v16a106 74 0 0 1 -212 0Z`, ink.gold),
  );
  const lights = times(
    11,
    (i) =>
      path(`M${120 + i * 92} 700a34 30 0 0 1 68 0Z`, ink.gold) +
      path(`M${132 + i * 92} 700a22 20 0 0 1 44 0Z`, ink.glow),
  );
  const boards = times(13, (i) => line(`M${600 + (i - 6) * 62} 520L${600 + (i - 6) * 190} 750`, '#5d2f3b', 4));
  return (
    rect(0, 0, 1200, 750, '#1a1430') +
    rings(600, 330, [470, 380, 295, 215, 140], ['#241a40', '#30204d', '#432a5c', '#62396a', '#8f5672']) +
    path('M0 520H1200V750H0Z', '#3b1f33') +
    path('M180 520H1020L1300 750H-100Z', '#7a4045') +
    boards +
    oval(600, 600, 300, 52, '#b3694f') +
    oval(600, 600, 190, 30, '#e39a5c') +
    oval(600, 604, 52, 12, ink.night) +
    line('M600 600V330', ink.night, 10) +
    line('M572 330H628', ink.night, 10) +
    halo(600, 280, 120) +
    disc(600, 282, 40, ink.glow) +
    disc(600, 282, 26, '#fff6dd') +
    line('M572 322C560 240 640 240 628 322M600 322V240', ink.night, 4) +
    rect(586, 312, 28, 20, ink.night, 4) +
    side(1) +
    side(-1) +
    swags +
    rect(0, 700, 1200, 50, '#1a1026') +
    lights
  );
}

/** Three pictures on a wall, and two people who disagree about them. */
export function gallery(): string {
  const frame = (x: number, y: number, w: number, h: number, inner: string) =>
    rect(x + 10, y + 14, w, h, '#b9a07e') +
    rect(x, y, w, h, '#5a3a2c') +
    rect(x + 10, y + 10, w - 20, h - 20, ink.gold) +
    `<svg x="${x + 20}" y="${y + 20}" width="${w - 40}" height="${h - 40}" viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
  const hillsIn =
    rect(0, 0, 200, 200, '#f0a35e') +
    disc(100, 96, 46, ink.ivory) +
    path('M0 120Q60 70 110 120T200 104V200H0Z', '#a4476a') +
    path('M0 150Q70 110 120 150T200 146V200H0Z', ink.dusk);
  const abstract =
    rect(0, 0, 200, 200, '#efe3c8') +
    disc(74, 84, 50, accent.music) +
    rect(96, 40, 70, 120, violet) +
    disc(120, 150, 34, ink.gold) +
    line('M20 176L180 22', ink.night, 7);
  const vase =
    rect(0, 0, 200, 200, '#2f6f73') +
    rect(0, 140, 200, 60, '#22545b') +
    path('M78 92H122C112 112 140 124 136 156C132 180 68 180 64 156C60 124 88 112 78 92Z', ink.ivory) +
    [
      [70, 44],
      [100, 26],
      [132, 46],
      [112, 62],
      [84, 64],
    ]
      .map(
        ([x = 0, y = 0]) =>
          line(`M100 94L${x} ${y}`, '#8fbf7f', 4) + disc(x, y, 15, accent.social) + disc(x, y, 6, ink.gold),
      )
      .join('');
  const cone = (x: number, y: number, half: number, bottom: number) =>
    path(`M${x} 30L${x - half} ${bottom}H${x + half}Z`, ink.glow, 'opacity="0.22"') +
    rect(x - 22, 12, 44, 26, ink.night, 8) +
    oval(x, y - 68, 18, 6, ink.glow);
  const bench =
    rect(700, 596, 320, 26, ink.night, 8) + rect(730, 620, 18, 64, ink.night) + rect(972, 620, 18, 64, ink.night);
  return (
    rect(0, 0, 1200, 750, '#e8d3ad') +
    rect(0, 0, 1200, 40, '#c9ad82') +
    cone(230, 106, 200, 560) +
    cone(600, 106, 220, 560) +
    cone(970, 106, 200, 560) +
    rect(0, 560, 1200, 190, '#8a5148') +
    rect(0, 560, 1200, 14, '#6f3d3c') +
    oval(340, 690, 250, 26, '#6f3d3c') +
    oval(860, 690, 260, 24, '#6f3d3c') +
    frame(110, 150, 240, 300, hillsIn) +
    frame(430, 110, 340, 380, abstract) +
    frame(850, 150, 240, 300, vase) +
    bench +
    person(300, 690, 300, ink.deep, '#7b4a3e') +
    person(410, 694, 270, violet, '#f0c6a0') +
    path('M268 424q32 -40 64 0l-6 -40q-26 -24 -52 0Z', ink.rose) +
    line('M440 530L520 470', violet, 22) +
    person(1010, 690, 280, '#2f6f73', '#a86a50')
  );
}

/** One brush stroke that becomes an evening. */
export function brushStroke(): string {
  const next = chance(17);
  const arcs = [
    ['#3b2758', 560],
    ['#5a2f5f', 505],
    [violet, 450],
    ['#c65a78', 395],
    [accent.food, 340],
    ['#f0984f', 285],
    [ink.gold, 230],
    [ink.glow, 175],
  ] as const;
  const stroke = arcs
    .map(
      ([color, radius]) =>
        `<circle cx="560" cy="690" r="${radius - 27}" fill="none" stroke="${color}" stroke-width="56"/>`,
    )
    .join('');
  const splash = times(34, () => {
    const angle = -Math.PI * (0.05 + next() * 0.9);
    const far = 585 + next() * 90;
    return disc(
      560 + Math.cos(angle) * far,
      690 + Math.sin(angle) * far,
      3 + next() * 9,
      ['#3b2758', violet, '#c65a78', ink.gold][Math.floor(next() * 4)] ?? violet,
    );
  });
  const brush = group(
    'translate(905 520) rotate(38)',
    rect(-22, -470, 44, 330, '#3aa6a0', 20) +
      rect(-22, -470, 14, 330, '#58beb6', 10) +
      rect(-32, -160, 64, 96, '#d8c9a6', 6) +
      rect(-32, -140, 64, 10, '#a8966f') +
      rect(-32, -96, 64, 10, '#a8966f') +
      path('M-34 -66H34C46 -10 40 40 4 104C-30 56 -46 -10 -34 -66Z', '#3b2758') +
      path('M-18 -60C-24 -10 -14 30 4 92C-26 50 -40 -10 -30 -62Z', '#5a4180'),
  );
  const pots = [
    [110, accent.music],
    [220, ink.gold],
    [330, '#3aa6a0'],
  ] as const;
  return (
    rect(0, 0, 1200, 750, '#f4e7cb') +
    times(9, (i) => line(`M0 ${60 + i * 86}H1200`, '#ecdcba', 3)) +
    splash +
    stroke +
    disc(560, 690, 120, '#fff3d6') +
    rect(0, 640, 1200, 110, '#2a1c40') +
    rect(0, 640, 1200, 12, '#43305c') +
    pots
      .map(
        ([x, color]) =>
          rect(x - 42, 590, 84, 84, ink.ivory, 10) +
          oval(x, 592, 42, 14, '#d8c9a6') +
          oval(x, 594, 34, 10, color) +
          rect(x - 42, 626, 84, 22, color),
      )
      .join('') +
    brush +
    sparkle(560, 110, 12, violet)
  );
}
