import {
  accent,
  bulbs,
  crowd,
  disc,
  group,
  halo,
  hills,
  ink,
  line,
  oval,
  path,
  rect,
  sky,
  sparkle,
  stars,
  times,
} from './kit.ts';

const coral = accent.music;

/** A double bass and a microphone in three spotlights, and the hall in front of them. */
export function stage(): string {
  const beam = (x: number, to: number, spread: number, color: string, opacity: number) =>
    path(`M${x - 12} 60L${to - spread} 560H${to + spread}L${x + 12} 60Z`, color, `opacity="${opacity}"`);
  const lamp = (x: number, tilt: number) =>
    group(`rotate(${tilt} ${x} 50)`, rect(x - 20, 30, 40, 46, ink.night, 8) + oval(x, 77, 18, 7, ink.glow));
  const bass = group(
    'translate(560 300)',
    rect(32, -96, 16, 200, '#3b1c2b', 4) +
      path(
        'M40 40C78 40 84 84 72 104C64 120 74 130 88 152C112 196 88 262 40 262S-32 196 -8 152C6 130 16 120 8 104C-4 84 2 40 40 40Z',
        '#b8502f',
      ) +
      path('M40 52C70 52 74 88 64 108C56 124 66 136 78 156C98 194 78 250 40 250S-18 194 2 156Z', '#d96f4d') +
      line('M40 -90V220', ink.night, 3) +
      rect(18, 196, 44, 8, ink.night, 3) +
      line('M8 150q-10 18 2 36M72 150q10 18 -2 36', ink.night, 5) +
      disc(40, -104, 14, '#3b1c2b') +
      line('M40 262V292', ink.night, 7),
  );
  const mic =
    line('M740 590V350', ink.night, 9) +
    line('M700 592h80', ink.night, 11) +
    group('rotate(-24 740 340)', rect(728, 296, 24, 52, ink.night, 12) + oval(740, 300, 17, 21, ink.ivory));
  const curtain = (x: number, flip: number) =>
    group(
      `translate(${x} 0) scale(${flip} 1)`,
      path('M0 0H210C190 180 230 330 120 520C96 570 110 640 80 750H0Z', '#7d2340') +
        times(4, (i) =>
          line(`M${30 + i * 46} 0C${20 + i * 44} 240 ${60 + i * 30} 400 ${20 + i * 18} 750`, '#61193a', 14),
        ) +
        rect(0, 470, 118, 22, ink.gold, 8, 'transform="rotate(-8 0 470)"'),
    );
  return (
    sky(['#191634', '#241b45', '#342354', '#47295c'], 600, 10) +
    beam(320, 460, 190, coral, 0.34) +
    beam(880, 760, 190, accent.arts, 0.32) +
    beam(600, 600, 170, ink.glow, 0.36) +
    oval(600, 640, 760, 110, '#8a4a3c') +
    oval(600, 620, 700, 84, '#b3663f') +
    oval(600, 588, 210, 34, ink.glow, 'opacity="0.55"') +
    bass +
    mic +
    rect(180, 28, 840, 12, ink.night) +
    lamp(320, 16) +
    lamp(600, 0) +
    lamp(880, -16) +
    curtain(0, 1) +
    curtain(1200, -1) +
    crowd(690, ink.night, 7, 13, 62)
  );
}

/** A record that goes down like a sun over an equalizer of waves. */
export function recordSun(): string {
  const grooves = [268, 246, 224, 202, 180, 158, 136]
    .map((radius) => `<circle cx="600" cy="430" r="${radius}" fill="none" stroke="#2f2a52" stroke-width="4"/>`)
    .join('');
  const shine =
    path('M600 430L470 190A272 272 0 0 1 560 161Z', '#3a3463') +
    path('M600 430L752 204A272 272 0 0 1 800 246Z', '#332d5a');
  const waves = times(9, (i) => {
    const y = 452 + i * 34;
    const half = [300, 262, 330, 220, 280, 180, 232, 130, 176][i] ?? 200;
    const color = [ink.gold, coral, ink.gold, ink.ember, coral, ink.ember, ink.rose, ink.rose, ink.plum][i] ?? coral;
    return (
      rect(600 - half, y, half * 2, 14, color, 7) +
      rect(600 - half - 90, y, 60, 14, color, 7, 'opacity="0.7"') +
      rect(600 + half + 30, y, 60, 14, color, 7, 'opacity="0.7"')
    );
  });
  return (
    sky([ink.deep, ink.dusk, ink.plum, '#8a3d66', '#c25a5a', ink.ember, '#eb9a4e'], 440, 8) +
    stars(21, 46, 200) +
    halo(600, 430, 420, ink.gold) +
    disc(600, 430, 290, '#17142e') +
    shine +
    grooves +
    disc(600, 430, 108, coral) +
    disc(600, 430, 78, '#f07c83') +
    disc(600, 430, 14, ink.ivory) +
    rect(0, 432, 1200, 320, '#251a45') +
    waves
  );
}

/** Guitar strings stretched over an evening, with birds for notes. */
export function guitarStrings(): string {
  const bird = (x: number, y: number, flip: number) =>
    group(
      `translate(${x} ${y}) scale(${flip} 1)`,
      path('M-34 2Q-20 -28 10 -22Q26 -36 38 -22L52 -18L38 -12Q36 10 8 12L-40 22Z', ink.night) +
        disc(31, -21, 3, ink.glow) +
        line('M4 12v12M14 12v12', ink.night, 3),
    );
  const strings = times(6, (i) =>
    line(
      `M-40 ${250 + i * 34}C400 ${300 + i * 31} 760 ${330 + i * 22} 1240 ${150 + i * 16}`,
      i < 3 ? ink.glow : ink.gold,
      3 + i * 0.5,
    ),
  );
  const body = group(
    'translate(40 470) rotate(-12)',
    path(
      'M-260 -250C-60 -300 60 -210 120 -170C180 -130 250 -190 330 -120C420 -40 400 160 290 210C220 240 170 190 110 220C20 270 -80 340 -280 300Z',
      '#8f3d2c',
    ) +
      path(
        'M-260 -222C-70 -266 50 -180 112 -142C176 -106 246 -160 314 -100C390 -30 372 136 278 182C218 208 168 160 104 190C20 236 -80 300 -280 270Z',
        '#d2733f',
      ) +
      disc(196, 16, 92, '#8f3d2c') +
      disc(196, 16, 82, ink.gold) +
      disc(196, 16, 72, '#2a1526') +
      rect(-96, -64, 34, 172, '#4c1f24', 10),
  );
  return (
    sky([ink.dusk, ink.plum, '#873c66', ink.rose, coral, '#ee8a5e', '#f6b25f'], 700, 22) +
    disc(930, 520, 150, ink.glow) +
    disc(930, 520, 118, ink.ivory) +
    hills(640, 110, '#6b2f5a', 4, 4) +
    hills(700, 90, '#3f2350', 9, 6) +
    body +
    strings +
    bird(560, 286, 1) +
    bird(676, 318, -1) +
    bird(808, 252, 1) +
    bird(1010, 254, -1) +
    sparkle(190, 90, 18) +
    sparkle(1040, 70, 14) +
    sparkle(420, 130, 10) +
    bulbs(760, -20, 1260, 60, 40, 7, '#33234f')
  );
}
