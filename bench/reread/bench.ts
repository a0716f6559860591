import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedDocuments } from '../speed/documents.ts';
import { openReading } from './reading.ts';

/**
 * What reading an unchanged corpus again costs. Every recorded document becomes a source of the real engine (its job, its
 * guarded fetch, its database) and is read twice, half a day apart; parses and a model's tokens are counted, not timed.
 * Once the hosts send the same bytes again (the hash tells), once they know what we hold (304).
 */
export async function bench(): Promise<unknown> {
  const documents = recordedDocuments();
  const ways: Record<string, unknown> = {};
  for (const way of ['same bytes', 'not modified'] as const) {
    const state = mkdtempSync(join(tmpdir(), 'marquee-reread-'));
    const reading = await openReading(state, documents, way === 'not modified');
    try {
      const passes = [];
      for (let pass = 0; pass < 2; pass += 1) {
        passes.push(await reading.readAll());
      }
      const [first, second] = passes;
      const isMet = second?.parses === 0 && second.tokens === 0 && second.modelCalls === 0 && second.requests > 0;
      ways[way] = { first, second, verdict: isMet && (first?.parses ?? 0) > 0 ? 'met' : 'not met' };
    } finally {
      await reading.close();
      rmSync(state, { recursive: true, force: true });
    }
  }
  return { benchmark: 'reread', documents: documents.length, ...ways };
}
