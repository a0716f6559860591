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
  moon,
  oval,
  path,
  pine,
  rect,
  rings,
  sky,
  sparkle,
  stars,
  times,
} from './kit.ts';

const cyan = accent.technology;

/** A chip as the middle of a town, with streets of copper. */
export function chipTown(): string {
  const next = chance(13);
  const colors = [cyan, ink.gold, accent.music, '#2f8a94', '#2f8a94', '#2a6f7c'];
  let roads = '';
  for (let side = 0; side < 4; side += 1) {
    for (let i = 0; i < 9; i += 1) {
      const offset = (i - 4) * 32;
      const near = 180 + next() * 70;
      const spread = offset * (1.6 + next() * 0.5);
      const far = 300 + next() * (side % 2 === 0 ? 320 : 110);
      const color = colors[Math.floor(next() * 6)] ?? cyan;
      const bend = Math.abs(spread - offset);
      roads += group(
        `translate(600 375) rotate(${side * 90})`,
        line(`M150 ${offset}H${near}L${near + bend} ${spread}H${Math.max(far, near + bend + 30)}`, color, 7) +
          disc(Math.max(far, near + bend + 30), spread, 13, color) +
          disc(Math.max(far, near + bend + 30), spread, 6, '#0f2233'),
      );
    }
  }
  const pins = times(4, (side) =>
    group(
      `translate(600 375) rotate(${side * 90})`,
      times(9, (i) => rect(138, (i - 4) * 32 - 8, 30, 16, '#d8c9a6', 3)),
    ),
  );
  const grid =
    times(12, (i) => rect(i * 100 + 46, 0, 2, 750, '#16303f')) +
    times(8, (i) => rect(0, i * 100 + 24, 1200, 2, '#16303f'));
  const block = (x: number, y: number, w: number, h: number, color: string) =>
    rect(x + 6, y + 8, w, h, '#0a1a26', 6) +
    rect(x, y, w, h, color, 6) +
    rect(x, y, w, 10, '#fff8ea', 6, 'opacity="0.3"');
  return (
    rect(0, 0, 1200, 750, '#12283a') +
    grid +
    roads +
    rings(600, 375, [0], [cyan]) +
    pins +
    rect(466, 241, 268, 268, '#0a1a26', 22) +
    rect(458, 233, 284, 284, '#1d2b4a', 24) +
    rect(482, 257, 236, 236, '#2a3a60', 14) +
    rings(600, 375, [96, 74, 50], ['#34507a', cyan, '#c9f2f2']) +
    path('M612 318L568 388H598L586 434L634 360H602Z', ink.gold) +
    disc(500, 275, 9, ink.gold) +
    block(90, 90, 110, 66, '#3f7f74') +
    block(980, 70, 66, 120, accent.music) +
    block(1010, 560, 120, 70, '#5a4a8a') +
    block(110, 570, 70, 110, ink.gold) +
    block(300, 610, 90, 60, '#3f7f74') +
    block(840, 110, 70, 50, ink.gold)
  );
}

/** A robot waters the plants. */
export function gardener(): string {
  const plant = (x: number, y: number, s: number, color: string, pot: string) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      [-56, -28, 0, 28, 56]
        .map((a, i) =>
          group(
            `rotate(${a})`,
            path('M0 0C24 -40 22 -96 0 -130C-22 -96 -24 -40 0 0Z', i % 2 === 0 ? color : '#7fc08a'),
          ),
        )
        .join('') +
        path('M-52 -8H52L40 82H-40Z', pot) +
        rect(-58, -20, 116, 22, pot, 6),
    );
  const robot =
    rect(520, 600, 44, 80, '#5a6a86') +
    rect(636, 600, 44, 80, '#5a6a86') +
    rect(496, 664, 84, 30, ink.night, 14) +
    rect(620, 664, 84, 30, ink.night, 14) +
    rect(456, 392, 288, 222, '#e8dcc4', 46) +
    rect(456, 392, 70, 222, '#fbf2df', 40) +
    rect(520, 440, 160, 100, '#243552', 18) +
    line('M540 496H576L590 466L610 520L624 492H660', cyan, 7) +
    [548, 600, 652].map((x, i) => disc(x, 574, 11, [accent.music, ink.gold, cyan][i] ?? cyan)).join('') +
    rect(566, 356, 68, 44, '#5a6a86') +
    rect(446, 176, 308, 196, '#e8dcc4', 60) +
    rect(446, 176, 80, 196, '#fbf2df', 50) +
    rect(482, 214, 236, 120, '#1d2b4a', 48) +
    halo(548, 272, 40, cyan) +
    halo(652, 272, 40, cyan) +
    disc(548, 272, 22, cyan) +
    disc(652, 272, 22, cyan) +
    disc(555, 264, 7, '#fff') +
    disc(659, 264, 7, '#fff') +
    line('M576 308Q600 324 624 308', cyan, 6) +
    line('M600 176V120', '#5a6a86', 10) +
    halo(600, 104, 60) +
    disc(600, 104, 22, ink.gold) +
    rect(426, 244, 26, 64, accent.music, 10) +
    rect(748, 244, 26, 64, accent.music, 10);
  const arm =
    line('M740 440C800 430 830 400 862 388', '#5a6a86', 34) +
    disc(868, 386, 28, ink.night) +
    line('M462 440C410 470 400 520 420 560', '#5a6a86', 34) +
    disc(422, 566, 26, ink.night);
  const can = group(
    'translate(890 350) rotate(16)',
    line('M-16 -20C-40 -80 70 -80 60 -14', cyan, 14) +
      path('M-34 -20H76L68 82H-26Z', cyan) +
      path('M68 44L150 0L158 16L74 78Z', '#379fb2') +
      path('M140 -14L176 22L160 32L132 2Z', '#379fb2'),
  );
  const drops = times(9, (i) =>
    path(`M${1050 + (i % 3) * 26} ${430 + Math.floor(i / 3) * 46}q12 20 0 30q-12 -10 0 -30Z`, '#9be0ea'),
  );
  return (
    rect(0, 0, 1200, 750, '#3a2a55') +
    rect(90, 70, 1020, 540, '#f0a164', 20) +
    rect(90, 70, 1020, 180, '#8a3d66', 20) +
    rect(90, 200, 1020, 130, '#c25a5a') +
    rect(90, 310, 1020, 120, '#e2814f') +
    disc(900, 440, 130, ink.glow) +
    hillsIn(90, 610) +
    rect(584, 70, 32, 540, '#2a1c40') +
    rect(90, 70, 1020, 540, 'none', 20, 'stroke="#2a1c40" stroke-width="30"') +
    rect(0, 610, 1200, 140, '#6b3f46') +
    rect(0, 610, 1200, 18, '#8a5650') +
    plant(190, 600, 1.15, '#4f9d6b', '#d86f4d') +
    plant(330, 620, 0.8, '#5f9b5b', ink.gold) +
    plant(1062, 610, 0.95, '#4f9d6b', accent.music) +
    robot +
    can +
    arm +
    drops +
    bulbs(60, 60, 1140, 60, 50, 14, '#1d1330')
  );
}

function hillsIn(left: number, bottom: number): string {
  return (
    path(`M${left} ${bottom}V500Q240 430 400 490T720 470T1110 480V${bottom}Z`, '#5a3566') +
    path(`M${left} ${bottom}V560Q300 490 560 550T1110 540V${bottom}Z`, '#3a2a58')
  );
}

/** A dish on a hill listens to the evening. */
export function dish(): string {
  const waves = times(6, (i) => {
    const radius = 100 + i * 78;
    const at = (degrees: number) =>
      `${Math.round(590 + Math.cos((degrees * Math.PI) / 180) * radius)} ${Math.round(268 + Math.sin((degrees * Math.PI) / 180) * radius)}`;
    return line(
      `M${at(-72)}A${radius} ${radius} 0 0 1 ${at(4)}`,
      i % 2 === 0 ? cyan : ink.gold,
      13 - i,
      i % 2 === 0 ? '' : 'stroke-dasharray="3 24"',
    );
  });
  const bowl = group(
    'translate(470 390) rotate(42)',
    path('M-200 -20A200 150 0 0 0 200 -20Z', '#b9c3cf') +
      path('M-200 -20A200 150 0 0 0 0 130A240 200 0 0 1 -120 -20Z', '#8f9cb0') +
      oval(0, -20, 200, 40, '#e9edf0') +
      oval(0, -16, 170, 28, '#c6cfd8') +
      line('M-120 -22L0 -170L120 -22M0 4V-160', '#5a6a86', 9) +
      disc(0, -172, 20, accent.music) +
      halo(0, -172, 60, accent.music),
  );
  const sat = group(
    'translate(1010 150) rotate(-20)',
    rect(-150, -28, 104, 56, '#3f6fb0', 4) +
      rect(46, -28, 104, 56, '#3f6fb0', 4) +
      times(3, (i) => rect(-128 + i * 32, -28, 4, 56, '#27477a') + rect(72 + i * 32, -28, 4, 56, '#27477a')) +
      rect(-48, -6, 96, 12, '#d8c9a6') +
      rect(-34, -38, 68, 76, ink.gold, 10) +
      disc(0, 0, 18, '#7a4a2c'),
  );
  return (
    sky(['#0f1733', '#15234a', '#1f3560', '#2f4f78', '#4f7a90', '#85a79a', '#e0b98a'], 640, 14) +
    stars(99, 120, 420) +
    moon(180, 140, 62) +
    waves +
    sat +
    hills(640, 140, '#2d4a63', 60, 5) +
    hills(680, 90, '#1f3650', 66, 6) +
    path('M0 720C200 640 700 560 1200 700V750H0Z', '#132538') +
    path('M420 680L458 440H510L560 680Z', '#5a6a86') +
    path('M420 680L458 440H476L456 680Z', '#74849e') +
    rect(390, 660, 200, 40, '#3a4a66', 8) +
    bowl +
    rect(700, 606, 170, 84, '#7d3f46') +
    path('M684 610L785 556L886 610Z', '#552a38') +
    rect(728, 630, 40, 34, ink.glow, 3) +
    rect(800, 630, 40, 60, '#2a1a2c', 3) +
    halo(748, 646, 60) +
    [70, 130, 980, 1060, 1130].map((x, i) => pine(x, 716 - (i % 2) * 10, 130 + (i % 3) * 34, '#0d1b2b')).join('') +
    sparkle(640, 90, 20) +
    sparkle(880, 330, 12)
  );
}
