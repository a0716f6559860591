import { accent, chance, disc, group, hills, ink, line, oval, path, rect, rings, sky, times } from './kit.ts';

const sage = accent.health;

/** Somebody sits, and the morning comes round. */
export function lotus(): string {
  const petals = times(14, (i) =>
    group(
      `translate(600 600) rotate(${-91 + i * 14})`,
      path('M0 -20C40 -90 30 -170 0 -220C-30 -170 -40 -90 0 -20Z', i % 2 === 0 ? '#e9a08a' : '#f3b99c'),
    ),
  );
  const body =
    path('M430 600C440 540 520 528 600 530S760 540 770 600C730 640 660 632 600 624S470 640 430 600Z', '#3a5a66') +
    path('M520 590C500 480 540 410 600 404S700 480 680 590Q600 610 520 590Z', '#f6ead2') +
    line('M540 430C480 480 466 530 466 588M660 430C720 480 734 530 734 588', '#f6ead2', 34) +
    line('M466 566V592M734 566V592', '#a86a50', 26) +
    disc(466, 596, 17, '#a86a50') +
    disc(734, 596, 17, '#a86a50') +
    rect(580, 368, 40, 56, '#a86a50', 16) +
    oval(600, 332, 46, 54, '#a86a50') +
    path('M552 336C546 262 654 262 648 336C640 300 600 292 600 292S560 300 552 336Z', '#2a1a2c') +
    disc(600, 264, 25, '#2a1a2c') +
    line('M578 336q8 7 16 0M606 336q8 7 16 0M588 358q12 9 24 0', '#5c3327', 3.4);
  return (
    rect(0, 0, 1200, 750, '#44657a') +
    rings(600, 400, [640, 540, 450, 370, 300, 236], ['#5c7d86', '#7b9a8d', sage, '#b5cb8e', '#ecd58f', '#f9e5ae']) +
    times(24, (i) => group(`translate(600 400) rotate(${i * 15})`, rect(-3, -372, 6, 46, '#f9e5ae', 3))) +
    hills(660, 130, '#4d7a68', 15, 5) +
    petals +
    oval(600, 640, 330, 40, '#c97a6a') +
    body +
    path('M0 690Q300 640 600 672T1200 680V750H0Z', '#2e4f52') +
    times(15, (i) =>
      path(`M${30 + i * 84} 750c-22 -50 -8 -84 0 -100c10 18 24 52 0 100Z`, i % 2 === 0 ? '#3f6b5a' : '#5f8f6a'),
    )
  );
}

/** Five stones that agree with each other, in still water. */
export function stones(): string {
  const pile = [
    [600, 590, 190, 58, '#4b4a68'],
    [584, 496, 146, 48, '#6a6483'],
    [614, 416, 112, 40, '#8a7f97'],
    [594, 350, 78, 32, '#b3a3a8'],
    [606, 298, 50, 25, '#e2d2bd'],
  ] as const;
  const drawn = pile
    .map(
      ([x, y, rx, ry, color]) =>
        oval(x, y, rx, ry, color) +
        path(
          `M${x - rx * 0.7} ${y - ry * 0.3}Q${x - rx * 0.3} ${y - ry * 0.86} ${x + rx * 0.2} ${y - ry * 0.8}`,
          'none',
          `stroke="#fff3df" stroke-opacity="0.4" stroke-width="7" stroke-linecap="round"`,
        ),
    )
    .join('');
  const ripple = times(
    6,
    (i) =>
      `<ellipse cx="600" cy="628" rx="${230 + i * 96}" ry="${24 + i * 17}" fill="none" stroke="#f6ead2" stroke-opacity="${(0.5 - i * 0.07).toFixed(2)}" stroke-width="5"/>`,
  );
  const lily = (x: number, y: number, s: number) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      oval(0, 16, 120, 26, '#3f7a62') +
        [-62, -34, 34, 62, 0]
          .map((a) =>
            group(
              `rotate(${a})`,
              path(
                'M0 14C26 -18 18 -66 0 -92C-18 -66 -26 -18 0 14Z',
                a === 0 ? '#fbe3de' : Math.abs(a) > 50 ? '#e59a9c' : '#f2bdb8',
              ),
            ),
          )
          .join('') +
        disc(0, 2, 10, ink.gold),
    );
  const bamboo = (x: number, lean: number) =>
    group(
      `rotate(${lean} ${x} 750)`,
      times(6, (i) => rect(x - 15, i * 130 - 60, 30, 124, i % 2 === 0 ? '#5f9b5b' : '#6fab68', 9)) +
        path(`M${x + 12} 190q90 -34 140 20q-80 30 -140 -20ZM${x - 12} 330q-90 -20 -120 40q76 18 120 -40Z`, '#4a8550'),
    );
  return (
    sky(['#f0c58a', '#eeb285', '#e59c86', '#cc828b', '#a86f90'], 560, 12) +
    disc(600, 330, 250, '#f8dda0') +
    disc(600, 330, 196, '#fcecc4') +
    hills(560, 110, '#7f6a94', 24, 5) +
    hills(572, 60, '#5f5a86', 28, 7) +
    rect(0, 556, 1200, 194, '#47648a') +
    rect(0, 556, 1200, 40, '#56769a') +
    ripple +
    oval(600, 634, 220, 22, '#33486e') +
    drawn +
    lily(230, 650, 1) +
    lily(980, 690, 0.8) +
    bamboo(70, -3) +
    bamboo(1130, 4) +
    bamboo(1050, -4)
  );
}

/** A tree whose crown is a heart; somebody runs past it every morning. */
export function heartTree(): string {
  const next = chance(91);
  const inHeart = (x: number, y: number) => (x * x + y * y - 1) ** 3 - x * x * y * y * y <= 0;
  let leaves = '';
  const tones = ['#5f9b5b', sage, '#a5cf8a', accent.music, '#f08a7a', ink.gold, '#457a4c'];
  for (let i = 0; i < 760; i += 1) {
    const x = (next() * 2 - 1) * 1.25;
    const y = (next() * 2 - 1) * 1.25;
    if (!inHeart(x, y)) continue;
    const color = tones[Math.min(6, Math.floor(next() ** 1.6 * 7))] ?? sage;
    leaves += group(
      `translate(${Math.round(600 + x * 228)} ${Math.round(330 - y * 228)}) rotate(${Math.round(next() * 360)})`,
      path('M-21 0Q0 -18 21 0Q0 18 -21 0Z', color),
    );
  }
  const crown = path(
    'M600 560C420 440 300 300 332 170C360 50 530 20 600 150C670 20 840 50 868 170C900 300 780 440 600 560Z',
    '#3f7a52',
  );
  const trunk =
    path(
      'M560 690C586 600 580 520 560 440L584 450L592 380L612 380L616 460L648 420C630 500 626 600 650 690Z',
      '#5c3a3a',
    ) + line('M596 470L520 360M606 470L690 340M600 440V290', '#5c3a3a', 12);
  const jogger = group(
    'translate(916 676) scale(0.8)',
    line('M2 -96L-30 -52L-74 -60', '#5c3327', 19) +
      line('M-74 -60L-84 -48', ink.ivory, 17) +
      line('M2 -174L-38 -150L-54 -112', '#5c3327', 15) +
      line('M12 -176L2 -104', accent.sports, 42) +
      line('M8 -96L50 -66L34 -10', '#5c3327', 20) +
      line('M34 -8L58 -6', ink.ivory, 17) +
      line('M-2 -96L16 -98', ink.deep, 34) +
      line('M18 -174L46 -138L82 -156', '#5c3327', 15) +
      disc(28, -226, 25, '#5c3327') +
      disc(4, -246, 17, ink.night),
  );
  return (
    sky(['#7fb6bd', '#a9cdb8', '#d9dfae', '#f5dd9c', '#f7c986'], 640, 16) +
    disc(940, 250, 96, '#fff0c2') +
    hills(600, 130, '#8fbf9a', 42, 5) +
    hills(650, 90, '#6aa583', 47, 6) +
    path('M0 660Q600 590 1200 660V750H0Z', '#3f7a62') +
    path('M0 716Q600 640 1200 700V730Q600 676 0 750Z', '#e8cf98') +
    oval(606, 690, 200, 20, '#33665a') +
    trunk +
    crown +
    leaves +
    jogger +
    times(5, (i) => line(`M${180 + i * 64} ${150 + (i % 2) * 44}q16 -16 30 0q14 -16 30 0`, '#3a5a66', 5))
  );
}
