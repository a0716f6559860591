import { words } from '../define.ts';

/** What every slice says. */
// biome-ignore format: a message is one line, with both languages side by side.
export const commonWords = words({
  quoted: ['{text}', '{text}'],
  lines: ['{first}\n{rest}', '{first}\n{rest}'],
  together: ['{all}', '{all}'],
});
