import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const textOf = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

it('each trigger of the migrations has its reason, and each reason its trigger', () => {
  const db = new DatabaseSync(':memory:');
  const files = readdirSync(new URL('migrations', ROOT)).filter((name) => name.endsWith('.sql'));
  for (const name of files.sort()) db.exec(textOf(`migrations/${name}`));
  const triggers = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all();
  const [table = ''] = textOf('docs/decisions/094-triggers.md').split('## ');
  const named = [...table.matchAll(/^\| (`.+`) \|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);
  expect(named.sort()).toEqual(triggers.map(({ name }) => String(name)).sort());
});
