import { proveLedger } from '@marquee/domain/ledger';
import { inEnglish } from '@marquee/kernel';
import { expect, it } from 'vitest';
import { Stop } from '../../deploy/stop.ts';
import type { Wrangler } from '../../deploy/wrangler.ts';
import { remoteBooks } from '../remote-books.ts';

const asked: string[] = [];
/** As wrangler answers `--json`. */
const answering =
  (rows: (command: string) => unknown[]): Wrangler =>
  async (args) => {
    const command = args.at(-1) ?? '';
    asked.push(command);
    return { status: 0, output: JSON.stringify([{ results: rows(command), success: true }]), complaint: '' };
  };

it('proves the books of the owner’s database through wrangler, and names what is wrong', async () => {
  const entry = {
    book: 'boosts',
    seq: 1,
    operation: 'capture:p1',
    kind: 'capture',
    at: 1,
    payment_id: 'p1',
    lines: '[{"account":"cash","cents":900},{"account":"deferred:p1","cents":-900}]',
    previous_hash: '0'.repeat(64),
    hash: 'wrong',
  };
  const run = answering((command) =>
    command.includes("FROM ledger_entries WHERE book = 'boosts' AND seq > 0") ? [entry] : [],
  );
  const proof = await proveLedger(remoteBooks(run, 'config'));
  expect(proof.entries).toBe(1);
  expect(proof.breaks.map(inEnglish)).toEqual([
    'Entry 1 of boosts (capture:p1) was changed: its hash is another.',
    'The balance of cash in boosts is 0 cents; its entries add up to 900.',
    'The balance of deferred:p1 in boosts is 0 cents; its entries add up to -900.',
    'The balance of deferred in boosts is 0 cents; its entries add up to -900.',
  ]);
  expect(asked).toHaveLength(5);
});

it('says why the database could not be read', async () => {
  const run: Wrangler = async () => ({ status: 1, output: '', complaint: 'no such table' });
  await expect(proveLedger(remoteBooks(run, 'config'))).rejects.toThrow(Stop);
});
