import { ofAnswers } from './answers.ts';
import { ofDiscovery } from './discovery.ts';
import { ofEngine } from './engine.ts';
import { ofExpansion } from './expansion.ts';
import { ofFindings } from './findings.ts';
import { ofQuality } from './quality.ts';
import { ofTrials } from './trials.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const MESES = 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' ');

/** `Nov 23, 11:50 PM UTC`, as sentences of the server have it. */
const clocks = Object.fromEntries(
  MONTHS.flatMap((month, at) =>
    ['AM', 'PM'].map((half) => [
      `${month} {n}, {hour} ${half} UTC`,
      `{n} ${MESES[at]}, {hour} ${half === 'AM' ? 'a.m.' : 'p.m.'} UTC`,
    ]),
  ),
);

/**
 * The sentences of the server by their English form; `{n}` is a number, other names are any text. Those with fewer words of their own come
 * last. tests/web/admin/said.test.ts holds them against the code that writes them.
 */
export const sentencesEs: Readonly<Record<string, string>> = {
  ...ofQuality,
  ...ofFindings,
  ...ofExpansion,
  ...ofTrials,
  ...ofDiscovery,
  ...ofEngine,
  ...ofAnswers,
  ...clocks,
};
