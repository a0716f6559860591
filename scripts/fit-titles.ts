/**
 * Fits the weights that choose the title of a record, from pages with known events, and compares them with the present weights.
 *   npm run fit:titles [-- [--write] MANIFEST…]    by default the recorded pages beside the repository, ../shared/corpus and ../shared/corpus-2
 * Deterministic. With `--write`, weights that choose better on hosts that they have not seen replace the present ones. Measure the events
 * of all recorded pages afterward (`npm run extract`): a title also decides which parts of a page are records.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { WEIGHTS } from '../packages/extraction/src/titles/weights.ts';
import { examplesOf } from './fit/titles/examples.ts';
import { accuracy, fit, heldOut } from './fit/titles/ranking.ts';
import { writeWeights } from './fit/titles/write-weights.ts';

const CORPORA = ['corpus', 'corpus-2'].map((name) =>
  fileURLToPath(new URL(`../../shared/${name}/manifest.json`, import.meta.url)),
);
const given = process.argv.slice(2).filter((word) => word !== '--write');
const manifests = given.length > 0 ? given : CORPORA;
const present = manifests.filter((path) => existsSync(path));
if (present.length === 0) {
  console.error(`No recorded pages were found: ${manifests.join(', ')}.`);
  process.exitCode = 2;
} else {
  const hosts = examplesOf(present);
  const records = [...hosts.values()].reduce((sum, choices) => sum + choices.length, 0);
  const now = accuracy(hosts, WEIGHTS);
  const fitted = fit(hosts, WEIGHTS);
  const seen = accuracy(hosts, fitted);
  const unseen = heldOut(hosts, WEIGHTS);
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  console.log(`${hosts.size} hosts, ${records} records; the share of records with the right title, mean of the hosts`);
  console.log(`present weights                   ${percent(now)}`);
  console.log(`fitted to all hosts               ${percent(seen)}`);
  console.log(`fitted, each host held out        ${percent(unseen)}`);
  for (const [name, weight] of Object.entries(fitted))
    console.log(
      `  ${name.padEnd(12)} ${weight.toFixed(2).padStart(6)}  (${WEIGHTS[name as keyof typeof WEIGHTS].toFixed(2)})`,
    );
  if (unseen <= now) console.log('The fitted weights are not better on hosts not seen.');
  else if (process.argv.includes('--write')) {
    writeWeights(fitted, {
      hosts: hosts.size,
      records,
      now: percent(now),
      seen: percent(seen),
      unseen: percent(unseen),
    });
    console.log('The fitted weights are better on hosts not seen, and were written.');
  } else console.log('The fitted weights are better on hosts not seen; --write writes them.');
}
