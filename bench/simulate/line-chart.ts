const WIDTH = 720;
const HEIGHT = 200;
const LEFT = 44;
const BOTTOM = 28;
const TOP = 34;

/** One line over days as SVG, from zero. */
export function lineChart(title: string, days: readonly number[], values: readonly number[]): string {
  const most = Math.max(1, ...values);
  const x = (index: number) => LEFT + (index / Math.max(1, days.length - 1)) * (WIDTH - LEFT - 12);
  const y = (value: number) => HEIGHT - BOTTOM - (value / most) * (HEIGHT - BOTTOM - TOP);
  const points = values.map((value, index) => `${x(index).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  const marks = [0, most].map(
    (value) =>
      `<line x1="${LEFT}" x2="${WIDTH - 12}" y1="${y(value)}" y2="${y(value)}" stroke="#999" stroke-width="0.5"/><text x="${LEFT - 6}" y="${y(value) + 4}" text-anchor="end">${value}</text>`,
  );
  const ticks = days.flatMap((day, index) =>
    index === 0 || day % 5 === 0
      ? [`<text x="${x(index).toFixed(1)}" y="${HEIGHT - 8}" text-anchor="middle">${day}</text>`]
      : [],
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}" font-family="sans-serif" font-size="12" fill="#666">
<text x="${LEFT}" y="18" font-size="14">${title}</text>
${marks.join('\n')}
${ticks.join('\n')}
<polyline points="${points}" fill="none" stroke="#c2410c" stroke-width="2" stroke-linejoin="round"/>
</svg>
`;
}
