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
  sky,
  stars,
  times,
} from './kit.ts';

const teal = accent.business;

/** Towers like a rising chart, and somebody on the last one. */
export function risingTowers(): string {
  const next = chance(37);
  const tower = (i: number) => {
    const x = 110 + i * 170;
    const top = 560 - i * 76;
    const windows = times(Math.floor((690 - top) / 38), (row) =>
      times(4, (col) => rect(x + 18 + col * 30, top + 26 + row * 38, 16, 22, next() > 0.4 ? ink.glow : '#2a6a72', 2)),
    );
    return (
      rect(x, top, 146, 700, i % 2 === 0 ? '#1f5560' : '#24626b') +
      rect(x, top, 30, 700, '#2f7a7f') +
      rect(x - 6, top - 12, 158, 14, teal) +
      windows
    );
  };
  return (
    sky([ink.dusk, '#4a2f60', '#7a4070', '#b5586a', '#de7d5c', '#f0a558', ink.gold], 700, 18) +
    disc(870, 250, 200, '#f8c869') +
    disc(870, 250, 156, ink.glow) +
    times(
      5,
      (i) =>
        oval(150 + i * 230, 120 + (i % 3) * 46, 100, 17, ink.ivory, 'opacity="0.35"') +
        oval(200 + i * 230, 106 + (i % 3) * 46, 60, 17, ink.ivory, 'opacity="0.35"'),
    ) +
    times(14, (i) => rect(i * 92 - 20, 560 - ((i * 53) % 130), 74, 300, '#5a3566')) +
    times(6, tower) +
    rect(0, 690, 1200, 60, ink.night) +
    line('M183 500L353 424L523 348L693 272L863 196', ink.ivory, 7, 'stroke-dasharray="3 20"') +
    [0, 1, 2, 3, 4]
      .map((i) => disc(183 + i * 170, 500 - i * 76, 13, accent.music) + disc(183 + i * 170, 500 - i * 76, 6, ink.ivory))
      .join('') +
    person(1020, 168, 130, ink.night) +
    rect(1048, 98, 44, 32, ink.night, 5) +
    line('M1062 96q8 -12 16 0', ink.night, 5) +
    line('M984 168V40', ink.night, 6) +
    path('M984 40C958 26 938 56 904 42V84C938 98 958 68 984 82Z', accent.music)
  );
}

/** A desk from above, in the middle of a good idea. */
export function desk(): string {
  const keys = times(4, (row) => times(12, (i) => rect(436 + i * 28, 450 + row * 28, 22, 21, '#4a4a6a', 4)));
  const bars = [46, 78, 62, 110, 138]
    .map((h, i) => rect(480 + i * 52, 350 - h, 34, h, [teal, ink.gold, accent.music, teal, ink.glow][i] ?? teal, 5))
    .join('');
  const leaf = (turn: number, color: string) =>
    group(
      `rotate(${turn})`,
      path('M0 0C36 -30 40 -92 0 -128C-40 -92 -36 -30 0 0Z', color) + line('M0 -8V-108', '#2c6a50', 4),
    );
  return (
    rect(0, 0, 1200, 750, '#b9744a') +
    times(
      6,
      (i) =>
        rect(0, i * 128, 1200, 4, '#a3623d') + line(`M${120 + i * 130} ${60 + i * 122}q120 16 260 0`, '#ad6a43', 5),
    ) +
    rect(330, 130, 560, 520, '#7d4630', 30, 'opacity="0.45"') +
    rect(400, 160, 410, 244, '#23233f', 16) +
    rect(416, 176, 378, 212, '#31315a', 8) +
    bars +
    line('M470 300L540 268L592 284L650 236L742 204', ink.ivory, 6) +
    rect(396, 404, 418, 196, '#d8d3cf', 16) +
    keys +
    rect(540, 568, 130, 26, '#bdb7b6', 6) +
    group(
      'translate(966 470) rotate(9)',
      rect(-96, -150, 220, 300, '#7d4630', 10, 'opacity="0.45"') +
        rect(-110, -160, 220, 300, ink.ivory, 10) +
        rect(-110, -160, 34, 300, accent.music, 10) +
        times(7, (i) => rect(-58, -120 + i * 36, i % 3 === 2 ? 90 : 140, 7, '#cdbf9f', 3)) +
        group(
          'translate(40 60) rotate(30)',
          rect(-9, -120, 18, 180, ink.gold, 4) +
            path('M-9 60H9L0 92Z', ink.ivory) +
            rect(-9, -120, 18, 24, accent.music, 4),
        ),
    ) +
    disc(1010, 172, 104, '#7d4630', 'opacity="0.45"') +
    rings(1000, 160, [100, 72, 58], [ink.ivory, '#e3d3b0', '#4a2418']) +
    line('M1064 120q46 -30 66 14t-40 46', '#e3d3b0', 16) +
    line('M970 150q20 -26 50 -6', '#7a4530', 6) +
    group(
      'translate(176 220)',
      disc(10, 12, 84, '#7d4630', 'opacity="0.45"') +
        disc(0, 0, 80, '#d86f4d') +
        disc(0, 0, 64, '#4c2f2c') +
        [0, 60, 120, 180, 240, 300].map((a, i) => leaf(a, i % 2 === 0 ? '#4f9d6b' : '#6fb57c')).join('') +
        [30, 150, 270].map((a) => group('scale(0.7)', leaf(a, '#8cc98a'))).join(''),
    ) +
    group(
      'translate(170 540) rotate(-12)',
      rect(-96, -70, 200, 150, '#7d4630', 6, 'opacity="0.4"') +
        rect(-104, -78, 104, 104, ink.gold, 4) +
        rect(-2, -62, 104, 104, '#f08a7a', 4) +
        rect(-60, 0, 104, 104, '#8fd0c2', 4) +
        line('M-80 -50h56M-80 -26h40M24 -30h54M24 -6h34M-36 36h56M-36 60h30', ink.dusk, 5),
    )
  );
}

/** Three shops on a main street, still open. */
export function shopRow(): string {
  const awning = (x: number, w: number, color: string) => {
    const n = 6;
    const step = w / n;
    return times(n, (i) =>
      path(
        `M${x + i * step + 6} 392H${x + (i + 1) * step - 0}L${x + (i + 1) * step} 452a${step / 2} 22 0 0 1 ${-step} 0Z`,
        i % 2 === 0 ? color : ink.ivory,
      ),
    );
  };
  const shop = (x: number, w: number, wall: string, trim: string, top: number) =>
    rect(x, top, w, 690 - top, wall) +
    rect(x - 8, top - 18, w + 16, 26, trim) +
    times(
      3,
      (i) =>
        rect(x + 30 + i * ((w - 60) / 3) + 8, top + 44, (w - 60) / 3 - 22, 104, i === 1 ? '#2b2348' : ink.glow, 8) +
        rect(x + 26 + i * ((w - 60) / 3) + 8, top + 150, (w - 60) / 3 - 14, 9, trim),
    ) +
    rect(x + 20, 440, w - 40, 250, trim) +
    rect(x + 32, 452, w * 0.55, 190, ink.glow) +
    rect(x + 32, 560, w * 0.55, 82, '#f2b25a') +
    rect(x + w * 0.66, 452, w * 0.24, 238, '#3a2230', 4) +
    rect(x + w * 0.69, 470, w * 0.18, 130, '#f6c77a', 4) +
    disc(x + w * 0.87, 620, 6, ink.gold);
  const lamp = (x: number) =>
    halo(x, 372, 110) +
    rect(x - 5, 380, 10, 320, ink.night) +
    path(`M${x - 22} 392L${x - 14} 346H${x + 14}L${x + 22} 392Z`, ink.glow) +
    path(`M${x - 20} 346L${x} 326L${x + 20} 346Z`, ink.night) +
    rect(x - 22, 390, 44, 8, ink.night);
  return (
    sky([ink.night, ink.deep, ink.dusk, '#553061', '#8d4570', '#cf6f68'], 520, 12) +
    stars(15, 60, 200) +
    shop(60, 330, '#8a4650', '#5c2f3f', 210) +
    shop(410, 380, '#2f6f73', '#1f4d57', 160) +
    shop(810, 330, '#b5703f', '#7a4630', 230) +
    rect(0, 690, 1200, 60, '#1a1530') +
    rect(0, 690, 1200, 10, '#4a3a55') +
    awning(66, 318, accent.music) +
    awning(416, 368, teal) +
    awning(816, 318, ink.gold) +
    group(
      'translate(150 590)',
      times(
        4,
        (i) =>
          rect(-18 + i * 40, 0, 26, 50, [accent.music, teal, accent.arts, ink.ivory][i] ?? teal, 6) +
          rect(-10 + i * 40, -16, 10, 18, [accent.music, teal, accent.arts, ink.ivory][i] ?? teal, 3),
      ),
    ) +
    group(
      'translate(500 596)',
      oval(0, 30, 40, 16, '#8a4a2c') +
        oval(70, 30, 36, 15, '#a85f36') +
        oval(34, 6, 40, 16, '#b5703f') +
        oval(130, 30, 26, 16, '#8a4a2c'),
    ) +
    group(
      'translate(900 590)',
      [0, 44, 88, 128]
        .map(
          (x, i) =>
            rect(x - 4, 10, 8, 40, '#3f7a52') +
            disc(x, 0, 17, [accent.music, ink.ivory, accent.arts, accent.social][i] ?? ink.ivory) +
            disc(x, 0, 6, ink.gold),
        )
        .join(''),
    ) +
    person(420, 716, 180, ink.deep, '#8a4f3d') +
    person(700, 722, 196, accent.nightlife, '#f0c6a0') +
    rect(726, 628, 44, 50, ink.ivory, 4) +
    lamp(398) +
    lamp(800) +
    line(
      'M1020 716a30 30 0 1 0 .1 0M1130 716a30 30 0 1 0 .1 0M1020 686L1056 640H1110L1130 686M1056 640L1076 686L1110 640M1050 628h16M1110 640l-4 -22h16',
      ink.night,
      6,
    )
  );
}
