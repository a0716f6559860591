/**
 * `npm run test:corpus`: what only the recorded documents beside the repository can show (`../shared/corpus`). The last line is
 * `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countVitest } from './count-reports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const corpus = join(root, '..', 'shared', 'corpus');

if (!existsSync(join(corpus, 'manifest.json'))) {
  console.error(
    `These tests read recorded documents from ${corpus}, which is not there. \`npm test\` needs none of them.`,
  );
  process.exit(2);
}
const vitest = join(root, 'node_modules', '.bin', 'vitest');
const { status } = spawnSync(vitest, ['run', '--config', 'vitest.corpus.config.ts'], { cwd: root, stdio: 'inherit' });
const { passed, failed } = countVitest(join(root, 'test-results', 'corpus.json')) ?? { passed: 0, failed: 1 };
const failures = status !== 0 && failed === 0 ? 1 : failed;
console.log(`\n${passed} passed, ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
