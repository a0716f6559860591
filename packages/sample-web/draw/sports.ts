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
  rect,
  rings,
  sky,
  skyline,
  stars,
  times,
} from './kit.ts';

const blue = accent.sports;

/** A runner of a few strokes, who leans into it. */
function runner(x: number, y: number, size: number, shirt: string, skin: string, shorts: string): string {
  return group(
    `translate(${x} ${y}) scale(${size})`,
    line('M2 -96L-30 -52L-74 -60', skin, 19) +
      line('M-74 -60L-84 -48', ink.ivory, 17) +
      line('M2 -174L-38 -150L-54 -112', skin, 15) +
      line('M-2 -96L16 -98', shorts, 34) +
      line('M12 -176L2 -104', shirt, 42) +
      line('M8 -96L50 -66L34 -10', skin, 20) +
      line('M34 -8L58 -6', ink.ivory, 17) +
      line('M18 -174L46 -138L82 -156', skin, 15) +
      disc(28, -226, 25, skin) +
      path('M4 -232C6 -262 46 -264 54 -236L30 -240L8 -222Z', ink.night),
  );
}

/** Lanes that run into the sun. */
export function lanes(): string {
  const edges = times(9, (i) => line(`M${600 + (i - 4) * 26} 330L${600 + (i - 4) * 330} 760`, ink.ivory, 5));
  return (
    sky([ink.dusk, ink.plum, '#8a3d66', ink.rose, ink.ember, '#ee9a55', ink.gold], 340, 6) +
    rings(600, 330, [210, 170, 132], ['#f6b860', ink.glow, ink.ivory]) +
    hills(336, 60, '#5a3566', 4, 7) +
    path('M0 330H1200V750H0Z', '#2f6d62') +
    path('M0 330H1200V372Q600 320 0 372Z', '#275c58') +
    path('M496 330H704L1920 750H-720Z', '#b7503c') +
    path('M574 330H626L930 750H270Z', '#c75b41') +
    edges +
    oval(300, 676, 110, 14, '#8a3a30') +
    oval(640, 700, 130, 16, '#8a3a30') +
    oval(930, 652, 100, 13, '#8a3a30') +
    runner(290, 670, 1.12, blue, '#8a4f3d', ink.deep) +
    runner(620, 694, 1.4, ink.gold, '#5c3327', ink.plum) +
    runner(920, 646, 1.04, accent.music, '#eebf95', ink.deep)
  );
}

/** A ball park by night, and a ball that is not coming back. */
export function ballPark(): string {
  const tower = (x: number) =>
    rect(x - 5, 120, 10, 300, ink.night) +
    rect(x - 66, 60, 132, 84, ink.night, 6) +
    times(8, (i) => disc(x - 46 + (i % 4) * 31, 84 + Math.floor(i / 4) * 36, 12, '#fff6dd')) +
    halo(x, 100, 120);
  const fans = (() => {
    const next = chance(77);
    const colors = ['#5b4a86', '#7a4a74', ink.ember, blue, ink.gold, '#443a72'];
    return times(150, (i) =>
      disc(
        16 + (i % 50) * 24 + (Math.floor(i / 50) % 2) * 12,
        352 + Math.floor(i / 50) * 24,
        9,
        colors[Math.floor(next() * 6)] ?? blue,
      ),
    );
  })();
  const mow = times(7, (i) => path(`M600 750L${-900 + i * 430} 420H${-900 + i * 430 + 215}Z`, '#3c7f5c'));
  return (
    sky(['#121433', '#1a1e48', '#282a5c', '#3c3468'], 420, 8) +
    stars(51, 60, 220) +
    moon(180, 110, 44) +
    rect(0, 326, 1200, 100, '#2a2450') +
    fans +
    tower(360) +
    tower(840) +
    path('M0 426Q600 366 1200 426V750H0Z', '#347053') +
    `<g clip-path="url(#field)">${mow}</g><defs><clipPath id="field"><path d="M0 426Q600 366 1200 426V750H0Z"/></clipPath></defs>` +
    path('M600 470L1010 640L600 800L190 640Z', '#c07a4c') +
    path('M600 516L880 640L600 744L320 640Z', '#4a8f66') +
    oval(600, 628, 46, 16, '#c07a4c') +
    rect(586, 622, 28, 7, ink.ivory, 2) +
    [
      [600, 484],
      [972, 638],
      [228, 638],
    ]
      .map(([x = 0, y = 0]) => path(`M${x} ${y - 9}l26 10l-26 10l-26 -10Z`, ink.ivory))
      .join('') +
    line('M560 760L60 470M640 760L1140 470', ink.ivory, 5) +
    line('M620 700C700 300 820 150 1010 118', ink.glow, 6, 'stroke-dasharray="2 22"') +
    disc(1030, 112, 40, ink.ivory) +
    line('M1006 84Q1028 112 1006 140M1054 84Q1032 112 1054 140', accent.music, 5)
  );
}

/** A hoop against a very large sun. */
export function hoop(): string {
  const net =
    times(6, (i) => line(`M${520 + i * 32} 392L${552 + i * 19} 520`, ink.ivory, 4)) +
    times(6, (i) => line(`M${680 - i * 32} 392L${648 - i * 19} 520`, ink.ivory, 4));
  const ball = group(
    'translate(720 196) rotate(-20)',
    disc(0, 0, 84, ink.ember) +
      path('M-84 0A84 84 0 0 1 60 -59A100 100 0 0 0 -84 0Z', '#ea8a5f') +
      line('M-84 0H84M0 -84V84M-58 -60Q-10 0 -58 60M58 -60Q10 0 58 60', ink.night, 6),
  );
  return (
    sky([ink.dusk, ink.plum, '#7e3a68', ink.rose, '#d0615f', ink.ember], 640, 12) +
    disc(600, 380, 320, '#f3a24f') +
    disc(600, 380, 270, ink.gold) +
    disc(600, 380, 216, ink.glow) +
    skyline(640, '#3a2450', ink.gold, 41, 60, 210) +
    rect(0, 636, 1200, 114, '#241a40') +
    path('M200 750L360 640H840L1000 750', 'none', `stroke="${ink.ivory}" stroke-width="6"`) +
    rect(586, 300, 28, 450, ink.night) +
    rect(380, 96, 440, 268, ink.night, 14) +
    rect(394, 110, 412, 240, '#e8dcc4', 8) +
    rect(520, 206, 160, 116, 'none', 0, `stroke="${blue}" stroke-width="12"`) +
    rect(574, 350, 52, 40, ink.night) +
    net +
    `<ellipse cx="600" cy="392" rx="88" ry="20" fill="none" stroke="${accent.music}" stroke-width="13"/>` +
    line('M1010 560C980 330 900 200 800 190', ink.ivory, 6, 'stroke-dasharray="2 22"') +
    ball +
    group(
      'translate(1020 690)',
      line('M0 -70L-22 -6L-34 60M0 -70L30 -8L24 60', ink.night, 26) +
        line('M0 -150V-74', ink.night, 54) +
        line('M0 -160L-22 -232L8 -300M0 -160L34 -228L20 -296', ink.night, 20) +
        disc(4, -212, 30, ink.night),
    )
  );
}
