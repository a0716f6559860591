import type { Reading } from '@marquee/db';
import type { MapDatabase, ReadRows } from '@marquee/domain/discovery';
import { z } from 'zod';
import { withFile } from '../deploy/release.ts';
import { sqlText } from '../deploy/sql-text.ts';
import { Stop } from '../deploy/stop.ts';
import type { Wrangler } from '../deploy/wrangler.ts';

const ANSWERS = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }));

/** The owner's database through wrangler, for an import: each call asks or stores for one batch. */
export function remoteMapDatabase(
  run: Wrangler,
  databaseConfig: string,
  where: readonly string[] = ['--remote'],
): MapDatabase {
  const database = ['d1', 'execute', 'DB', ...where, '--config', databaseConfig];

  const read = async (readings: ReadonlyArray<Reading<unknown>>) => {
    const command = readings.map(({ query }) => sqlText(query)).join('');
    const { status, output, complaint } = await run([...database, '--json', '--command', command]);
    if (status !== 0) throw new Stop(`The database did not answer.\n${(complaint || output).trim()}`);
    const answers = ANSWERS.parse(JSON.parse(output));
    return readings.map(({ rows }, at) => (answers[at]?.results ?? []).map((row) => rows.read(row)));
  };

  return {
    // Each reading reads the rows of its own answer.
    read: read as ReadRows,
    async write(statements) {
      const text = statements.map(sqlText).join('');
      const { status, output, complaint } = await withFile(text, (file) => run([...database, '--yes', '--file', file]));
      if (status !== 0) throw new Stop(`The database did not take the sites.\n${(complaint || output).trim()}`);
    },
  };
}
