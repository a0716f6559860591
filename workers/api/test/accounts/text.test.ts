import { beforeAll, describe, expect, it } from 'vitest';
import { type Api, startApi } from '../support.ts';
import { ADA, asking, SITE, signUp, whoIs } from './people.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});

/** Script in every dress, other people's syntaxes, and letters of all kinds. */
const TEXTS = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "';alert(String.fromCharCode(88,83,83))//",
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '</textarea><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '${7*7}',
  '<!--#exec cmd="ls"-->',
  "Robert'); DROP TABLE users;--",
  '../../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  'null',
  'undefined',
  'true',
  '0',
  '-1',
  'NaN',
  '=HYPERLINK("http://x")',
  '&lt;b&gt;',
  'O’Connor-Ñandú',
  'Łukasz',
  '社會科學院',
  'مرحبا',
  'שָׁלוֹם',
  'می‌خواهم',
  'ÅÍÎÏ˝ÓÔ',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'Ṱ̺̺̕o͞ ̷i̲̬',
  '\\',
  '`',
  'a'.repeat(80),
];

describe('a name', () => {
  it.each(TEXTS)('%j comes back as it was given, as text', async (text) => {
    const { user, cookie } = await signUp(api, {
      email: `n${TEXTS.indexOf(text)}@example.org`,
      firstName: text,
      lastName: text,
    });
    expect(user).toMatchObject({ firstName: text, lastName: text });
    const response = await api.raw(`${SITE}/api/user`, asking({ cookie }));
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toEqual(user);
  });

  it.each([
    ['a\0b', 'ab'],
    ['line\nbreak', 'line break'],
    ['\u001b[31mred', '[31mred'],
    ['\u202eevil', 'evil'],
    ['\u2066x\u2069', 'x'],
    ['A\u00add\u200ba\ufeff', 'Ada'],
    ['Ada\ud800', 'Ada'],
    ['Ada\u{e0041}\u{e0042}', 'Ada'],
    [`Ada${'\u0301'.repeat(70)}`, `Ada${'\u0301'.repeat(4)}`],
    ['\u200fمريم\u200e', 'مريم'],
  ])('%j is stored as %j', async (text, stored) => {
    const { user, cookie } = await signUp(api, { email: `u${Math.random()}@example.org`, firstName: text });
    expect(user.firstName).toBe(stored);
    expect((await whoIs(api, cookie))?.firstName).toBe(stored);
  });

  it.each([
    '\0',
    '\u202e\u202c',
    '\u200b\u200d\ufeff',
    '\u3164',
    '\u115f',
    '\u2800',
    '\u00ad \u2060',
    '\u0301',
    '\ud800',
  ])('%j, of which nobody would see anything, is refused at its field', async (text) => {
    for (const [field, what] of [
      ['firstName', 'first name'],
      ['lastName', 'last name'],
    ]) {
      const answer = await api.refused('/api/register', asking({ body: { ...ADA, [field ?? '']: text } }));
      expect(answer).toMatchObject({ status: 400, field, detail: `Your ${what} needs visible characters.` });
    }
  });
});

describe('an address', () => {
  it.each([
    '<script>@x.org',
    'a@b@c.org',
    'a b@c.org',
    '"a"@c.org',
    'a@c.org\nBcc: d@e.org',
    'a@javascript:alert(1)',
    'ada@exämple.org\0',
  ])('%j is refused', async (email) => {
    expect(await api.refused('/api/register', asking({ body: { ...ADA, email } }))).toMatchObject({
      status: 400,
      field: 'email',
    });
  });

  it.each(["o'hara+tag@example.org", 'a.b_c-d@sub.example.museum', 'x@localhost'])(
    '%j is taken as it is',
    async (email) => {
      const { user, cookie } = await signUp(api, { email });
      expect(user.email).toBe(email);
      expect((await whoIs(api, cookie))?.email).toBe(email);
    },
  );
});

describe('a password', () => {
  it.each(['<script>alert(1)</script>', "'; DROP TABLE users; --", ' spaces at both ends ', 'päßwörter 👩‍👩‍👧‍👦'])(
    '%j signs in as it was chosen, and nothing near it does',
    async (password) => {
      const email = `p${password.length}-${password.codePointAt(0)}@example.org`;
      await signUp(api, { email, password });
      const login = (given: string) => api.raw(`${SITE}/api/login`, asking({ body: { email, password: given } }));
      expect((await login(password)).status).toBe(200);
      expect((await login(`${password}x`)).status).toBe(401);
      expect((await login(password.slice(1))).status).toBe(401);
    },
  );
});
