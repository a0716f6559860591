import {
  accent,
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
  sky,
  stars,
  times,
} from './kit.ts';

const green = accent.outdoor;

/** A river bends away under the moon; a heron minds its own business. */
export function moonRiver(): string {
  const next = chance(3);
  const bank = (left: boolean) =>
    times(9, (i) =>
      pine(
        left ? 20 + i * 46 : 800 + i * 50,
        470 + (left ? i * 4 : (8 - i) * 4) + next() * 14,
        190 + next() * 150 - (left ? i : 8 - i) * 12,
        i % 2 === 0 ? '#173a3c' : '#1d4a48',
      ),
    );
  const glitter = times(13, (i) =>
    rect(
      600 - 64 + i * 3 - (i % 3) * 16,
      470 + i * 21,
      128 - i * 4 + (i % 4) * 26,
      8,
      ink.ivory,
      4,
      `opacity="${i % 2 === 0 ? 0.9 : 0.55}"`,
    ),
  );
  const reeds = times(
    16,
    (i) =>
      line(`M${30 + i * 24} 760q${-8 + next() * 20} -70 ${-4 + next() * 20} ${-110 - next() * 80}`, '#0f2a2e', 6) +
      (i % 3 === 0 ? oval(36 + i * 24, 600 + next() * 30, 8, 28, '#5c3a2c') : ''),
  );
  const heron = group(
    'translate(930 610) scale(1.15)',
    line('M0 0V86M22 -2V84', ink.night, 5) +
      path(
        'M-60 -10C-30 -70 30 -70 60 -34C70 -60 58 -92 66 -118C74 -142 100 -146 112 -132L168 -122L114 -116C100 -110 96 -92 96 -66C92 -20 40 18 -10 8L-84 22Z',
        '#46617a',
      ) +
      path('M-60 -10C-30 -50 20 -50 40 -24C20 0 -30 12 -84 22Z', '#324a61') +
      disc(100, -130, 3.4, ink.glow) +
      line('M92 -142q-34 -14 -60 -2', ink.night, 4),
  );
  return (
    sky(['#15193a', '#1d2450', '#2c2f63', '#4b3a70', '#7a4a74', '#b0606c', '#d98a63'], 480, 12) +
    stars(8, 80, 300) +
    moon(600, 200, 92) +
    hills(440, 130, '#3a3560', 5, 5) +
    hills(474, 90, '#264a55', 13, 7) +
    bank(true) +
    bank(false) +
    path('M480 462C560 458 660 458 720 462C700 520 860 560 1200 600V750H0V640C300 580 520 540 480 462Z', '#3b4a78') +
    path('M520 464H690C660 540 900 600 1200 650V750H0V700C360 620 560 560 520 464Z', '#51609a') +
    glitter +
    path('M0 650C120 610 220 640 380 750H0Z', '#143034') +
    path('M1200 560C1060 600 880 660 820 750H1200Z', '#143034') +
    oval(944, 708, 70, 12, '#0f2a2e') +
    heron +
    reeds
  );
}

/** A tent with a lamp in it, a fire, and mountains that have seen it all. */
export function campfire(): string {
  const peak = (x: number, y: number, w: number, fill: string, snow: string) =>
    path(`M${x - w} 560L${x} ${y}L${x + w} 560Z`, fill) +
    path(
      `M${x - w * 0.24} ${y + (560 - y) * 0.24}L${x} ${y}L${x + w * 0.24} ${y + (560 - y) * 0.24}L${x + w * 0.1} ${y + (560 - y) * 0.19}L${x} ${y + (560 - y) * 0.29}L${x - w * 0.1} ${y + (560 - y) * 0.19}Z`,
      snow,
    );
  const flame =
    path('M830 640C780 600 800 560 824 530C830 556 846 552 842 500C890 540 900 600 866 640Z', accent.food) +
    path('M836 640C806 612 820 586 838 562C846 584 862 592 858 640Z', ink.gold) +
    path('M842 640C830 624 838 608 846 596C856 610 858 626 852 640Z', '#fff1c4');
  return (
    sky(['#151536', '#1f2150', '#372c68', '#5d3a77', '#944e78', '#cf6f68', '#f0a164'], 560, 16) +
    stars(19, 110, 360) +
    line('M120 90L250 150', ink.ivory, 4, 'opacity="0.8"') +
    disc(252, 151, 5, ink.ivory) +
    peak(230, 210, 330, '#4a3a72', '#d8cbe0') +
    peak(960, 170, 380, '#54407a', '#e4d6e4') +
    peak(600, 260, 330, '#63467e', '#efe0e2') +
    hills(560, 80, '#2c4a5a', 22, 6) +
    times(12, (i) =>
      pine(30 + i * 104 + (i % 3) * 18, 590 + (i % 2) * 16, 130 + ((i * 37) % 90), i % 2 === 0 ? '#1b3b3e' : '#234a47'),
    ) +
    path('M0 590Q600 550 1200 600V750H0Z', '#20332f') +
    path('M0 650Q600 600 1200 660V750H0Z', '#182722') +
    halo(846, 600, 230, ink.gold) +
    path('M230 670L420 420L640 670Z', green) +
    path('M420 420L640 670H480Z', '#3a7d68') +
    path('M340 670L420 470L500 670Z', ink.glow) +
    path('M340 670L420 470L424 670Z', '#fff1c4') +
    line('M420 420L406 392M230 670L196 690M640 670L680 688', ink.night, 5) +
    line('M790 652L906 632M792 632L904 654', '#5c3a2c', 16) +
    flame +
    times(9, (i) => disc(820 + ((i * 29) % 70), 480 - i * 26, 3.4, ink.gold)) +
    rect(980, 628, 130, 26, '#5c3a2c', 13) +
    oval(1104, 641, 10, 13, '#8a5a3a') +
    rect(1000, 596, 26, 32, ink.ivory, 4) +
    line('M1026 604q16 8 0 18', ink.ivory, 5)
  );
}

/** A kayak seen from the air, and the rings it leaves. */
export function kayak(): string {
  const next = chance(29);
  const ripples = times(
    8,
    (i) =>
      `<ellipse cx="600" cy="400" rx="${190 + i * 88}" ry="${110 + i * 62}" fill="none" stroke="${['#3f8f8c', '#3a8685', '#357d7f', '#307578', '#2b6c71', '#27656b', '#235d64', '#1f565d'][i]}" stroke-width="${26 - i * 2}"/>`,
  );
  const pad = (x: number, y: number, size: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      path(`M0 0L${size} ${-size * 0.3}A${size} ${size} 0 1 0 ${size} ${size * 0.3}Z`, '#6fae6a') +
        path(
          `M0 0L${size * 0.8} ${-size * 0.24}A${size * 0.84} ${size * 0.84} 0 0 0 ${-size * 0.6} ${-size * 0.55}Z`,
          '#86c07a',
        ),
    );
  const bloom = (x: number, y: number) =>
    times(8, (i) => group(`translate(${x} ${y}) rotate(${i * 45})`, oval(0, -17, 9, 18, '#f6c7c4'))) +
    disc(x, y, 10, ink.gold);
  const boat = group(
    'translate(600 400) rotate(-24)',
    oval(8, 14, 300, 54, '#1b4a52') +
      path('M-310 0C-180 -62 180 -62 310 0C180 62 -180 62 -310 0Z', ink.ember) +
      path('M-260 0C-150 -36 150 -36 260 0C150 36 -150 36 -260 0Z', ink.gold) +
      oval(0, 0, 84, 30, '#3b1f33') +
      line('M-50 -190L50 190', '#5c3a2c', 12) +
      oval(-58, -214, 22, 52, ink.ivory, 'transform="rotate(-15 -58 -214)"') +
      oval(58, 214, 22, 52, ink.ivory, 'transform="rotate(-15 58 214)"') +
      oval(0, 0, 50, 40, accent.sports) +
      line('M-4 -30L-24 -86M4 30L24 86', accent.sports, 22) +
      disc(0, 0, 46, '#e9c884') +
      disc(0, 0, 24, '#d3a85c'),
  );
  const sparkles = times(30, () =>
    line(
      `M${Math.round(next() * 1200)} ${Math.round(next() * 750)}h${Math.round(16 + next() * 40)}`,
      '#8fd0c2',
      4,
      'opacity="0.5"',
    ),
  );
  return (
    rect(0, 0, 1200, 750, '#1b4e56') +
    ripples +
    sparkles +
    path('M0 0H420C340 70 260 60 210 130S70 190 0 300Z', '#1d3a34') +
    path('M0 0H330C270 50 200 50 160 110S50 150 0 230Z', '#28503f') +
    path('M1200 750H820C900 690 960 700 1010 640S1140 590 1200 500Z', '#1d3a34') +
    path('M1200 750H900C950 710 1010 710 1050 660S1160 620 1200 560Z', '#28503f') +
    pad(180, 520, 62, 20) +
    pad(270, 610, 44, 120) +
    pad(110, 640, 50, 240) +
    bloom(222, 566) +
    pad(1010, 150, 58, 200) +
    pad(1100, 230, 40, 80) +
    bloom(1056, 120) +
    boat
  );
}
