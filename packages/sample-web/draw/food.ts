import {
  accent,
  bulbs,
  chance,
  disc,
  group,
  hills,
  ink,
  line,
  moon,
  oval,
  path,
  rect,
  rings,
  sky,
  stars,
  times,
} from './kit.ts';

const tomato = accent.food;

/** A bowl of noodles from above, and what stands around it. */
export function noodleBowl(): string {
  const next = chance(47);
  const boards = times(7, (i) => rect(0, i * 110, 1200, 106, i % 2 === 0 ? '#3a2138' : '#40253d'));
  const nest = (x: number, y: number, size: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      times(8, (i) => {
        const radius = size * (1 - i * 0.11);
        return `<path d="M${-radius} 0A${radius} ${radius * 0.82} 0 1 1 ${Math.round(radius * 0.7)} ${Math.round(radius * 0.58)}" fill="none" stroke="${i % 2 === 0 ? ink.gold : '#ffdf9b'}" stroke-width="${size * 0.1}" stroke-linecap="round"/>`;
      }),
    );
  const egg = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      oval(4, 8, 66, 50, '#8f4424') +
        oval(0, 0, 66, 50, ink.ivory) +
        oval(4, 2, 34, 30, tomato) +
        oval(-4, -5, 14, 10, '#f49a5e'),
    );
  const leaf = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      path('M0 0C20 -38 84 -40 110 0C84 40 20 38 0 0Z', '#5f9b5b') +
        line('M6 0H94M34 0l16 -18M34 0l16 18M60 0l14 -15M60 0l14 15', '#38683f', 4),
    );
  const slice = (x: number, y: number, turn: number) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      path('M-78 -20C-70 -62 60 -66 82 -24C92 14 60 44 0 44S-86 22 -78 -20Z', '#7d3a34') +
        path('M-66 -16C-58 -50 52 -54 70 -20C78 10 50 32 0 32S-74 16 -66 -16Z', '#d99484') +
        line('M-40 -14Q0 -34 44 -14M-34 10Q4 -4 40 12', '#f6d3c4', 7),
    );
  const scallion = times(26, () => {
    const a = next() * 6.28;
    const far = 60 + next() * 170;
    return (
      disc(600 + Math.cos(a) * far, 395 + Math.sin(a) * far, 10, '#8cc06d') +
      disc(600 + Math.cos(a) * far, 395 + Math.sin(a) * far, 4, '#dff0c0')
    );
  });
  const steam = [470, 590, 700]
    .map((x, i) => line(`M${x} ${210 - i * 8}c-40 -40 40 -70 0 -120s30 -60 6 -110`, ink.ivory, 14, 'opacity="0.25"'))
    .join('');
  return (
    boards +
    oval(616, 425, 366, 346, '#241426') +
    rings(600, 395, [350, 330, 318, 300, 274], ['#2f7f86', '#e9dcc0', '#2f7f86', '#e9dcc0', '#276a74']) +
    times(24, (i) => group(`rotate(${i * 15} 600 395)`, path('M588 82L600 66L612 82L600 98Z', tomato))) +
    disc(600, 395, 262, '#c8683a') +
    disc(606, 402, 244, '#d87a45') +
    group('rotate(24 760 300)', rect(690, 170, 130, 190, '#1f3a34', 8) + rect(702, 180, 106, 170, '#274a40', 6)) +
    nest(560, 360, 150, -30) +
    nest(690, 470, 120, 140) +
    nest(500, 500, 100, 60) +
    slice(500, 270, -14) +
    slice(600, 250, 10) +
    egg(446, 430, 20) +
    egg(540, 560, -12) +
    leaf(640, 560, -34) +
    leaf(690, 580, 4) +
    scallion +
    line('M974 122L814 652', '#1d0f1e', 16) +
    line('M1024 142L854 662', '#1d0f1e', 16) +
    line('M962 116L802 646', tomato, 13) +
    line('M1012 136L842 656', tomato, 13) +
    line('M962 116L944 176M1012 136L994 192', ink.gold, 13) +
    rings(190, 200, [108, 94, 78], ['#241426', ink.ivory, '#7a4a2c']) +
    line('M150 180q30 -34 70 -12', '#a06a42', 7) +
    rings(180, 560, [92, 78, 62], ['#e9dcc0', '#3d1d26', '#57222a']) +
    line('M150 540q24 -26 56 -10', '#7d3a42', 6) +
    rings(1060, 610, [90, 76], [ink.gold, '#8f4424']) +
    times(9, (i) =>
      disc(
        1024 + (i % 3) * 36 + next() * 8,
        574 + Math.floor(i / 3) * 34 + next() * 8,
        16,
        i % 2 === 0 ? '#8cc06d' : '#5f9b5b',
      ),
    ) +
    steam
  );
}

/** A market stall at dusk: awning, crates, bulbs. */
export function marketStall(): string {
  const awning = times(10, (i) => {
    const x = 140 + i * 92;
    const color = i % 2 === 0 ? tomato : ink.ivory;
    return (
      path(`M${x + 30 - i * 6} 150H${x + 122 - (i + 1) * 6}L${x + 92} 262H${x}Z`, color) +
      path(`M${x} 262h92v22a46 40 0 0 1 -92 0Z`, i % 2 === 0 ? '#c24f30' : '#e6d6b4')
    );
  });
  const next = chance(5);
  const crate = (x: number, y: number, fruit: string, dark: string) =>
    times(3, (row) =>
      times(6 - (row % 2), (i) =>
        disc(x + 24 + i * 32 + (row % 2) * 16, y - row * 24 + next() * 5, 20, (i + row) % 3 === 0 ? dark : fruit),
      ),
    ) +
    rect(x, y + 6, 208, 74, '#8a5a3a', 4) +
    rect(x, y + 22, 208, 6, '#6b4229') +
    rect(x, y + 50, 208, 6, '#6b4229');
  const greens = (x: number, y: number) =>
    times(7, (i) =>
      path(`M${x + 16 + i * 30} ${y + 14}c-34 -50 -6 -86 4 -92c16 20 32 52 4 92Z`, i % 2 === 0 ? '#5f9b5b' : '#457a4c'),
    ) +
    rect(x, y + 6, 208, 74, '#8a5a3a', 4) +
    rect(x, y + 36, 208, 6, '#6b4229');
  const scale =
    line('M600 270V330', ink.night, 6) +
    disc(600, 362, 36, ink.ivory) +
    disc(600, 362, 28, '#dcc79b') +
    line('M600 362L616 346', tomato, 5) +
    path('M548 426H652L636 452H564Z', ink.gold) +
    line('M572 392L552 428M628 392L648 428', ink.night, 4);
  return (
    sky([ink.deep, ink.dusk, ink.plum, ink.rose, ink.ember, '#eb9a4e'], 600, 16) +
    stars(11, 40, 180) +
    hills(560, 120, '#4a2850', 12, 5) +
    rect(0, 560, 1200, 190, '#2a1a38') +
    rect(160, 270, 20, 420, '#4c2f2c') +
    rect(1020, 270, 20, 420, '#4c2f2c') +
    rect(180, 284, 840, 270, '#2f1c36') +
    rect(200, 284, 800, 270, '#4a2a3a') +
    rect(260, 284, 680, 270, '#66383c') +
    rect(340, 284, 520, 270, '#84503f') +
    awning +
    scale +
    crate(196, 470, '#e2643c', '#c24f30') +
    crate(796, 470, ink.gold, '#dd9a2c') +
    greens(496, 490) +
    rect(176, 560, 848, 30, '#6b4229') +
    crate(296, 630, '#b95a8c', '#8f3d6c') +
    crate(696, 630, '#f08a5a', '#d96f4d') +
    greens(500, 640) +
    bulbs(-20, 120, 420, 60, 50, 6) +
    bulbs(420, 60, 820, 60, 50, 6) +
    bulbs(820, 60, 1230, 130, 50, 6)
  );
}

/** A food truck with its hatch open under the moon. */
export function foodTruck(): string {
  const scallops = times(6, (i) =>
    path(`M${420 + i * 72} 320h72v26a36 30 0 0 1 -72 0Z`, i % 2 === 0 ? ink.ivory : tomato),
  );
  const wheel = (x: number) => disc(x, 620, 62, ink.night) + disc(x, 620, 34, '#cbb58b') + disc(x, 620, 12, ink.night);
  const cook =
    disc(620, 420, 30, '#8a4f3d') +
    path('M592 408q28 -52 56 0l6 -26q-34 -40 -68 0Z', ink.ivory) +
    path('M566 506q6 -56 54 -56t54 56Z', ink.ivory);
  const steam = [760, 800].map((x) => line(`M${x} 440c-18 -22 18 -38 0 -62`, ink.ivory, 7, 'opacity="0.5"')).join('');
  const truck =
    path(
      'M250 250Q250 220 284 220H880Q960 224 1000 330L1030 420Q1050 436 1050 470V600H230V300Q230 268 250 250Z',
      '#2f8a87',
    ) +
    path('M230 470H1050V600H230Z', '#246c72') +
    path('M890 300H930Q962 306 984 372L1000 420H890Z', '#f7d9a0') +
    rect(410, 336, 452, 178, '#2b1836') +
    rect(424, 350, 424, 156, '#f2b25a') +
    cook +
    rect(730, 440, 104, 66, '#4c2f2c', 6) +
    steam +
    rect(396, 506, 480, 20, '#e9dcc0', 6) +
    path('M400 340L420 292H850L870 340Z', '#c24f30') +
    scallops +
    disc(310, 390, 54, ink.gold) +
    path('M280 402q30 -56 60 0q-30 18 -60 0Z', tomato) +
    line('M292 378q18 -18 36 0', ink.ivory, 6) +
    rect(1020, 486, 34, 26, ink.glow, 8);
  return (
    sky([ink.night, ink.deep, ink.dusk, '#482a58', ink.plum], 640, 14) +
    stars(31, 70, 380) +
    moon(980, 130, 66) +
    hills(600, 150, '#2b1f47', 33, 6) +
    rect(0, 600, 1200, 150, '#1a1530') +
    oval(640, 690, 520, 36, '#100e22') +
    truck +
    wheel(380) +
    wheel(900) +
    path('M396 528L330 700H960L880 528Z', ink.glow, 'opacity="0.13"') +
    bulbs(-20, 180, 300, 200, 40, 5) +
    bulbs(300, 200, 860, 200, 60, 8) +
    bulbs(860, 200, 1230, 240, 50, 6) +
    rect(96, 560, 120, 16, '#8a5a3a', 4) +
    rect(146, 576, 20, 110, '#6b4229') +
    rect(136, 520, 16, 40, tomato, 5) +
    rect(164, 512, 20, 48, ink.ivory, 4)
  );
}
