import { type Endpoint, endpoints } from '@marquee/contract';
import { makeCity, makeSource } from '@marquee/testkit/workerd';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Console, startConsole } from './support.ts';

const NASTY: unknown[] = [
  '',
  '1e999',
  '\0',
  '\u202e',
  '../..',
  '%',
  "' OR 1=1 --",
  'x'.repeat(5_000),
  'Columbia, SC',
  '9999-12-31T23:59:59Z',
  null,
  1e308,
  true,
  [],
  {},
  'https://a.example.org/',
];

function namesOf(schema: z.ZodType | undefined): string[] {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: object;
  };
  return Object.keys(properties);
}

const filled = (names: string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]));

let site: Console;
beforeAll(async () => {
  site = await startConsole();
  await makeCity(site.db);
  await makeSource(site.db);
});

const ADMIN_CALLS: Endpoint[] = Object.values(endpoints).filter(({ access }) => access === 'admin');

describe('garbage from an administrator', () => {
  it.each(ADMIN_CALLS.map((record, turn) => [record.id, record, turn] as const))(
    '%s is never a fault of ours, no stack leaves, and a refusal names the field [REL-26]',
    async (_id, record, turn) => {
      const fields = [...namesOf(record.query), ...namesOf(record.body)];
      for (const [index, value] of NASTY.entries()) {
        // All fields at once, or one of them alone: a garbage for each field, each garbage for some field.
        const alone = fields[index % Math.max(1, fields.length)];
        const names = alone !== undefined && (index + turn) % 2 === 1 ? [alone] : fields;
        const path = record.path.replaceAll(/:\w+/g, () => encodeURIComponent(String(value)) || '-');
        const query = record.query
          ? `?${new URLSearchParams(filled(names, String(value)) as Record<string, string>).toString()}`
          : '';
        const told = `${record.method} ${path.slice(0, 80)}${query.slice(0, 80)} ${JSON.stringify(value)?.slice(0, 40)}`;
        const response = await site.call(record.method, path + query, record.body && filled(names, value));
        const text = await response.text();
        expect(response.status, told).toBeLessThan(500);
        expect(text, told).not.toMatch(/\n\s+at |SQLITE|D1_ERROR/);
        if (response.status === 400) expect(JSON.parse(text).field, told).toBeTypeOf('string');
      }
    },
  );
});
