import {
  accent,
  bulbs,
  chance,
  crowd,
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
  sparkle,
  stars,
  times,
} from './kit.ts';

const brass = accent.other;

/** Balloons at the hour when the valley is still blue. */
export function balloons(): string {
  const balloon = (x: number, y: number, s: number, colors: readonly string[]) => {
    const panel = (from: number, to: number, color: string) =>
      path(
        `M${from * 150} -20C${from * 160} 70 ${from * 70} 130 ${from * 34} 170H${to * 34}C${to * 70} 130 ${to * 160} 70 ${to * 150} -20C${to * 140} -110 ${to * 60} -160 0 -164C${from * 60} -160 ${from * 140} -110 ${from * 150} -20Z`,
        color,
      );
    const cuts = [-1, -0.66, -0.24, 0.24, 0.66, 1];
    return group(
      `translate(${x} ${y}) scale(${s})`,
      cuts
        .slice(0, -1)
        .map((from, i) => panel(from, cuts[i + 1] ?? 1, colors[i % colors.length] ?? brass))
        .join('') +
        path('M-138 10Q0 60 138 10Q132 44 120 62Q0 106 -120 62Q-132 44 -138 10Z', ink.ivory, 'opacity="0.85"') +
        line('M-32 170L-22 212M32 170L22 212M-10 170L-8 212M10 170L8 212', '#3a2230', 4) +
        rect(-27, 210, 54, 40, '#8a5a3a', 7) +
        rect(-27, 222, 54, 6, '#5c3a2c') +
        path('M0 172q12 16 0 26q-12 -10 0 -26Z', ink.gold),
    );
  };
  return (
    sky(['#3b4a86', '#5f6aa0', '#8f86b0', '#c79fac', '#eebc9c', '#f8d59a'], 620, 16) +
    disc(300, 500, 120, '#fdeec2') +
    disc(300, 500, 160, '#fdeec2', 'opacity="0.35"') +
    times(
      5,
      (i) =>
        oval(110 + i * 260, 110 + (i % 2) * 90, 110, 17, '#fff6e6', 'opacity="0.4"') +
        oval(160 + i * 260, 96 + (i % 2) * 90, 64, 18, '#fff6e6', 'opacity="0.4"'),
    ) +
    balloon(960, 170, 0.62, [accent.technology, ink.ivory, accent.education]) +
    balloon(250, 190, 0.44, [accent.arts, ink.gold, accent.arts]) +
    hills(560, 140, '#8a7aa6', 70, 5) +
    hills(620, 120, '#5f6592', 76, 5) +
    hills(680, 100, '#3f5078', 81, 6) +
    balloon(600, 300, 1.25, [accent.music, ink.gold, ink.ember, brass]) +
    balloon(1080, 440, 0.4, [ink.gold, accent.music, ink.ivory]) +
    path('M0 710Q400 650 800 700T1200 690V750H0Z', '#26384f') +
    times(16, (i) => pine(20 + i * 78 + (i % 3) * 10, 726, 56 + ((i * 31) % 50), '#1c2c40'))
  );
}

/** A wheel, two tents, and a great many bulbs. */
export function fairground(): string {
  const colors = [accent.music, ink.gold, accent.technology, accent.arts, accent.outdoor, ink.ember];
  const cars = times(12, (i) => {
    const a = (i / 12) * Math.PI * 2 + 0.12;
    const x = 700 + Math.cos(a) * 250;
    const y = 330 + Math.sin(a) * 250;
    return (
      path(
        `M${x - 29} ${y + 14}H${x + 29}Q${x + 27} ${y + 52} ${x} ${y + 52}T${x - 29} ${y + 14}Z`,
        colors[i % 6] ?? brass,
      ) +
      path(`M${x - 33} ${y + 14}Q${x} ${y - 34} ${x + 33} ${y + 14}Z`, ink.ivory) +
      disc(x, y, 7, ink.glow)
    );
  });
  const spokes = times(12, (i) => {
    const a = (i / 12) * Math.PI * 2 + 0.12;
    return line(`M700 330L${700 + Math.cos(a) * 250} ${330 + Math.sin(a) * 250}`, '#d8a85a', 6);
  });
  const lamps = times(48, (i) =>
    disc(
      700 + Math.cos((i / 48) * Math.PI * 2) * 222,
      330 + Math.sin((i / 48) * Math.PI * 2) * 222,
      6,
      i % 2 === 0 ? ink.glow : '#fff6dd',
    ),
  );
  const tent = (x: number, base: number, w: number, h: number, color: string) =>
    times(
      6,
      (i) =>
        path(
          `M${x} ${base - h}L${x - w + (i * w) / 3} ${base - h * 0.45}H${x - w + ((i + 1) * w) / 3}Z`,
          i % 2 === 0 ? color : ink.ivory,
        ) +
        path(
          `M${x - w + (i * w) / 3} ${base - h * 0.45}H${x - w + ((i + 1) * w) / 3}L${x - w * 0.9 + ((i + 1) * w * 0.9) / 3} ${base}H${x - w * 0.9 + (i * w * 0.9) / 3}Z`,
          i % 2 === 0 ? ink.ivory : color,
        ) +
        path(
          `M${x - w + (i * w) / 3} ${base - h * 0.45}h${w / 3}a${w / 6} 20 0 0 1 ${-w / 3} 0Z`,
          i % 2 === 0 ? color : '#e0cfa8',
        ),
    ) +
    path(
      `M${x - 34} ${base}Q${x - 20} ${base - h * 0.3} ${x} ${base - h * 0.38}Q${x + 20} ${base - h * 0.3} ${x + 34} ${base}Z`,
      '#2a1830',
    ) +
    line(`M${x} ${base - h}v-46`, ink.night, 5) +
    path(`M${x} ${base - h - 46}l44 14l-44 14Z`, color);
  return (
    sky(['#1a1438', ink.dusk, '#4b2a5c', '#7d3a68', '#b5535f', ink.ember, '#eb9a4e'], 640, 14) +
    stars(55, 70, 280) +
    moon(180, 120, 54) +
    hills(620, 80, '#3a2450', 88, 6) +
    line('M700 330L560 680M700 330L840 680', ink.night, 22) +
    `<circle cx="700" cy="330" r="250" fill="none" stroke="#d8a85a" stroke-width="13"/><circle cx="700" cy="330" r="196" fill="none" stroke="#d8a85a" stroke-width="7"/>` +
    spokes +
    lamps +
    halo(700, 330, 90) +
    disc(700, 330, 40, accent.music) +
    disc(700, 330, 20, ink.gold) +
    cars +
    rect(0, 664, 1200, 90, '#4a2a4e') +
    tent(240, 672, 190, 290, accent.music) +
    tent(1050, 672, 140, 220, accent.education) +
    bulbs(-20, 430, 240, 360, 30, 5) +
    bulbs(240, 360, 560, 480, 50, 6) +
    bulbs(850, 490, 1050, 430, 40, 4) +
    bulbs(1050, 430, 1230, 470, 30, 4) +
    crowd(706, ink.night, 18, 18, 30)
  );
}

/** Paper lanterns go up from a bridge. */
export function lanterns(): string {
  const next = chance(19);
  const lantern = (x: number, y: number, s: number) =>
    group(
      `translate(${x} ${y}) scale(${s}) rotate(${Math.round(next() * 16 - 8)})`,
      halo(0, 0, 74, ink.gold) +
        path('M-30 -40Q0 -56 30 -40L24 40H-24Z', '#f0a04a') +
        path('M-14 -46Q0 -52 14 -46L11 40H-11Z', ink.glow) +
        oval(0, 40, 24, 7, '#c25a3a') +
        oval(0, 38, 10, 4, '#fff6dd'),
    );
  const many = [
    [150, 300, 0.7],
    [260, 150, 0.5],
    [360, 380, 0.95],
    [450, 220, 0.7],
    [520, 90, 0.42],
    [600, 330, 1.2],
    [700, 170, 0.62],
    [780, 400, 0.8],
    [850, 80, 0.4],
    [900, 270, 0.95],
    [1010, 160, 0.55],
    [1080, 360, 0.7],
    [90, 120, 0.36],
    [660, 60, 0.3],
    [1140, 90, 0.34],
    [320, 60, 0.3],
  ] as const;
  const mirrored = many
    .map(
      ([x, , s]) =>
        rect(x - 26 * s, 640 + s * 40, 52 * s, 7, ink.gold, 3.5, 'opacity="0.8"') +
        rect(x - 16 * s, 660 + s * 44, 32 * s, 6, ink.ember, 3, 'opacity="0.7"'),
    )
    .join('');
  const arches = times(4, (i) => path(`M${60 + i * 290} 620V590A120 110 0 0 1 ${300 + i * 290} 590V620Z`, '#2b3a66'));
  return (
    sky(['#151638', '#1c2350', '#2a3166', '#41407a', '#64508a', '#8f6490'], 560, 14) +
    stars(27, 90, 300) +
    hills(520, 120, '#332f62', 94, 6) +
    rect(0, 600, 1200, 150, '#232f5c') +
    path('M-20 470Q600 380 1220 470V620H-20Z', '#4a3a5c') +
    path('M-20 470Q600 380 1220 470V492Q600 402 -20 492Z', '#6b5070') +
    arches +
    times(13, (i) => {
      const x = 70 + i * 90;
      const y = 470 - Math.sin((x / 1200) * Math.PI) * 43;
      return group(
        `translate(${x} ${y})`,
        path('M-19 6V-26Q-19 -46 0 -46T19 -26V6Z', ['#201a40', '#3a2450', '#5a2f5f'][i % 3] ?? ink.night) +
          disc(0, -60, 14, ['#8a4f3d', '#f0c6a0', '#5c3327'][i % 3] ?? ink.night) +
          (i % 3 === 0 ? line('M12 -34L26 -76', '#201a40', 9) : ''),
      );
    }) +
    many.map(([x, y, s]) => lantern(x, y, s)).join('') +
    path('M0 690Q300 670 600 690T1200 690V750H0Z', '#1b2448') +
    mirrored +
    sparkle(1120, 240, 12) +
    sparkle(60, 420, 10)
  );
}
