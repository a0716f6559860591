import {
  accent,
  chance,
  disc,
  group,
  halo,
  hills,
  ink,
  line,
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

const sapphire = accent.education;

/** A book opens and a country stands up in it. */
export function openBook(): string {
  return (
    rect(0, 0, 1200, 750, '#1b2350') +
    rings(600, 420, [520, 420, 320], ['#232c62', '#2e3776', '#40468a']) +
    stars(71, 90, 420) +
    path('M360 560C300 380 360 200 600 150S900 380 840 560Z', sapphire) +
    path('M384 560C330 400 384 236 600 190S870 400 816 560Z', '#f0a164') +
    path('M400 560C350 420 400 300 600 262S850 420 800 560Z', ink.glow) +
    disc(600, 360, 66, ink.ivory) +
    path('M380 560C400 470 470 440 520 490S640 440 690 480S800 470 820 560Z', '#7a5a9a') +
    path('M366 560C420 510 500 520 560 540S720 500 834 560Z', '#3f7a6a') +
    [430, 470, 740, 780].map((x, i) => pine(x, 560, 90 + (i % 2) * 26, '#265650')).join('') +
    rect(560, 470, 70, 74, '#d96f4d') +
    path('M548 472L595 426L642 472Z', '#7d2f3f') +
    rect(584, 504, 22, 40, '#3a2230') +
    path(
      'M600 560C480 500 300 500 140 550V690C300 640 480 640 600 700C720 640 900 640 1060 690V550C900 500 720 500 600 560Z',
      '#c9b48c',
    ) +
    path('M600 560C480 506 310 504 160 548V664C310 622 480 626 600 684Z', ink.ivory) +
    path('M600 560C720 506 890 504 1040 548V664C890 622 720 626 600 684Z', '#eadcbc') +
    times(
      4,
      (i) =>
        line(`M220 ${574 + i * 22}C320 ${548 + i * 22} 450 ${556 + i * 22} 560 ${590 + i * 22}`, '#cbb78f', 5) +
        line(`M980 ${574 + i * 22}C880 ${548 + i * 22} 750 ${556 + i * 22} 640 ${590 + i * 22}`, '#bfa97f', 5),
    ) +
    path(
      'M120 560V716C300 664 480 670 600 722C720 670 900 664 1080 716V560L1060 554V690C900 640 720 640 600 700C480 640 300 640 140 690V554Z',
      accent.music,
    ) +
    [
      [260, 380, 26],
      [340, 250, 18],
      [880, 240, 24],
      [950, 390, 18],
      [770, 130, 14],
      [430, 120, 16],
    ]
      .map(([x = 0, y = 0, s = 0]) => sparkle(x, y, s))
      .join('')
  );
}

/** A telescope on a hill finds what it was looking for. */
export function telescope(): string {
  const dots = [
    [250, 250],
    [340, 190],
    [430, 236],
    [500, 170],
    [610, 210],
    [640, 300],
    [540, 330],
    [430, 236],
  ] as const;
  const bear = dots.map(([x, y]) => disc(x, y, 8, ink.glow) + disc(x, y, 4, '#fffaf0')).join('');
  const saturn = group(
    'translate(930 190) rotate(-18)',
    path('M-150 0A150 40 0 0 1 150 0', 'none', 'stroke="#d8a85a" stroke-width="16"') +
      disc(0, 0, 84, '#e3955a') +
      path('M-82 -20Q0 0 82 -20Q86 0 82 20Q0 40 -82 20Q-86 0 -82 -20Z', '#f0b47a') +
      path('M-150 0A150 40 0 0 0 150 0', 'none', `stroke="${ink.glow}" stroke-width="16"`),
  );
  const scope = group(
    'translate(560 520) rotate(-32)',
    rect(-130, -34, 250, 68, '#e9dcc0', 10) +
      rect(-130, -34, 250, 20, '#fff6e0', 10) +
      rect(110, -46, 130, 92, sapphire, 12) +
      rect(110, -46, 130, 26, '#86abf0', 12) +
      rect(232, -52, 20, 104, ink.gold, 6) +
      rect(-190, -22, 66, 44, sapphire, 8) +
      rect(-224, -14, 40, 28, ink.night, 6) +
      rect(-40, -56, 110, 20, ink.night, 8),
  );
  return (
    sky(['#0f1330', '#151b44', '#1e2559', '#2d2f6c', '#45397a', '#6b4785', '#99578a'], 640, 16) +
    stars(88, 150, 520) +
    path('M-40 560C240 360 620 240 1240 60V180C700 330 400 430 -40 690Z', '#5d6bb8', 'opacity="0.22"') +
    line(`M${dots.map(([x, y]) => `${x} ${y}`).join('L')}`, ink.glow, 3, 'opacity="0.7"') +
    bear +
    saturn +
    line('M1060 420L1160 470', ink.ivory, 4) +
    hills(640, 120, '#2f2a5e', 52, 5) +
    path('M0 690C260 600 480 600 620 640S1000 700 1200 640V750H0Z', '#191a3e') +
    line('M560 540L480 690M560 540L650 690M560 540V690', ink.night, 16) +
    disc(560, 530, 26, ink.gold) +
    scope +
    group(
      'translate(330 690)',
      path('M-46 0C-50 -90 -30 -130 0 -132S50 -90 46 0Z', accent.music) +
        line('M24 -96L70 -120', accent.music, 26) +
        disc(4, -166, 36, '#8a4f3d') +
        path('M-34 -164C-40 -218 44 -222 40 -176Q10 -180 -4 -196Q-20 -170 -34 -164Z', ink.night),
    ) +
    [120, 190, 1010, 1090, 1150].map((x, i) => pine(x, 700 - (i % 2) * 16, 150 + (i % 3) * 40, '#10122e')).join('')
  );
}

/** Tall shelves, a ladder, a lamp, and the cat who runs the place. */
export function library(): string {
  const next = chance(101);
  const colors = [
    accent.music,
    sapphire,
    ink.gold,
    accent.outdoor,
    '#7a4a86',
    ink.ivory,
    '#b5603f',
    '#2f6f73',
    '#e39a7a',
  ];
  const shelf = (y: number) => {
    let x = 40;
    let books = '';
    while (x < 1150) {
      const w = 18 + next() * 30;
      const h = 92 + next() * 46;
      const color = colors[Math.floor(next() * colors.length)] ?? ink.gold;
      if (next() > 0.94) {
        books += disc(x + 28, y - 30, 28, '#8fc4c9') + rect(x + 22, y - 8, 12, 8, ink.gold);
        x += 64;
        continue;
      }
      const lean = next() > 0.93;
      books += group(
        lean ? `rotate(9 ${Math.round(x)} ${y})` : '',
        rect(x, y - h, w, h, color, 3) +
          rect(x, y - h + 16, w, 6, '#1b1533', 0, 'opacity="0.35"') +
          rect(x, y - 30, w, 5, '#1b1533', 0, 'opacity="0.35"'),
      );
      x += w + (lean ? 22 : 3);
    }
    return (
      rect(20, y - 156, 1160, 156, '#3a2238') +
      books +
      rect(0, y, 1200, 20, '#7a4a36') +
      rect(0, y + 16, 1200, 6, '#5c3529')
    );
  };
  const ladder =
    line('M800 740L880 30M900 740L960 30', '#c98b4e', 16) +
    times(9, (i) => line(`M${808 + i * 8} ${670 - i * 72}H${907 + i * 6}`, '#c98b4e', 12));
  const cat = group(
    'translate(300 478)',
    path('M-80 56C-90 -10 -40 -40 10 -34C50 -30 84 0 84 56Z', ink.night) +
      disc(70, -8, 38, ink.night) +
      path('M42 -30L48 -66L70 -42ZM74 -42L96 -64L100 -26Z', ink.night) +
      oval(60, -10, 5, 8, ink.gold) +
      oval(86, -10, 5, 8, ink.gold) +
      line('M-76 40C-140 40 -130 110 -150 130', ink.night, 18),
  );
  return (
    rect(0, 0, 1200, 750, '#2a182c') +
    shelf(150) +
    shelf(340) +
    rect(20, 362, 1160, 172, '#3a2238') +
    group(
      'translate(560 534)',
      times(6, (i) => rect(i * 40, -110 - (i % 3) * 16, 34, 110 + (i % 3) * 16, colors[(i * 2) % 9] ?? sapphire, 3)),
    ) +
    group(
      'translate(1010 534)',
      times(4, (i) => rect(-i * 8, -26 * (i + 1), 130 + i * 4, 24, colors[(i * 4 + 1) % 9] ?? sapphire, 3)),
    ) +
    rect(0, 534, 1200, 20, '#7a4a36') +
    cat +
    ladder +
    rect(0, 620, 1200, 130, '#4a2c33') +
    [120, 420, 720, 1020].map((x) => rect(x - 110, 652, 220, 70, '#5c3840', 8) + disc(x, 687, 11, ink.gold)).join('') +
    rect(0, 606, 1200, 22, '#8a563c') +
    halo(520, 500, 170) +
    path('M440 500Q446 430 520 424T600 500Z', '#3f8f6a') +
    path('M440 500H600L592 514H448Z', '#2c6a50') +
    rect(514, 510, 12, 84, ink.gold) +
    rect(476, 592, 88, 16, ink.gold, 8) +
    path('M620 606C640 586 690 584 720 600C750 584 800 586 820 606Z', ink.ivory) +
    line('M720 600V606', '#c9b48c', 4) +
    oval(420, 606, 34, 9, '#e3d3b0') +
    rect(400, 572, 40, 34, accent.music, 6) +
    line('M440 580q18 8 0 18', accent.music, 6) +
    line('M412 562q-8 -14 2 -26M428 562q-8 -14 2 -26', ink.ivory, 4, 'opacity="0.5"')
  );
}
