import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resendMail } from '@marquee/platform/mail';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importsOf } from '../../verify/imports.ts';
import { repositoryFiles } from '../../verify/source-files.ts';
import { type Mailbox, startMailbox } from '../mailbox.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
let mailbox: Mailbox;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(() => mailbox.close());

it('the stand-in for the mail provider shows what was sent, each key once', async () => {
  const { MARQUEE_MAIL_ORIGIN: baseUrl, MARQUEE_MAIL_KEY: apiKey } = process.env;
  const mail = resendMail({ baseUrl, apiKey, from: 'Marquee <hello@marquee.local>' });
  const letter = { to: 'ada@example.org', subject: 'A lantern', html: '<p>Hello</p>', text: 'Hello' };
  for (const key of ['letter/1', 'letter/1', 'letter/2']) await mail.send({ ...letter, key });
  // Another text under a known key: a deployment changed the words meanwhile.
  await mail.send({ ...letter, key: 'letter/2', text: 'Hello again' });
  const inbox = await (await fetch(mailbox.inbox)).text();
  expect(inbox.split('A lantern').length - 1).toBeGreaterThanOrEqual(2);
  const listed = await fetch(`${baseUrl}/emails`, { headers: { authorization: `Bearer ${apiKey}` } });
  expect(((await listed.json()) as { data: unknown[] }).data).toHaveLength(2);
});

it('only the start script knows it: nothing that is built or deployed imports it', () => {
  const importers = repositoryFiles(ROOT)
    .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file))
    .filter((file) =>
      importsOf(readFileSync(`${ROOT}/${file}`, 'utf8')).some(({ specifier }) => specifier === 'emulate'),
    );
  expect(importers).toEqual(['scripts/local/mailbox.ts', 'scripts/local/sign-in-stand-ins.ts']);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${ROOT}/package.json`, 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  expect([dependencies?.emulate, devDependencies?.emulate]).toEqual([undefined, '0.12.2']);
});
