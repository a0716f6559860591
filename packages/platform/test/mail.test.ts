import { GiveUp, RetryLater } from '@marquee/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resendMail } from '../src/adapters/mail.ts';

const KEY = 're_secret';
const mail = resendMail({ apiKey: KEY, from: 'Marquee <hello@marquee.example>', replyTo: 'desk@marquee.example' });
const LETTER = { key: 'letter/1', to: 'ann@example.org', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };

function answering(status: number, body: unknown = {}, headers: Record<string, string> = {}) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(body, { status, headers })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
afterEach(() => vi.unstubAllGlobals());

describe('mail by Resend', () => {
  it('sends a message with its key, so that the provider sends it once', async () => {
    const fetched = answering(200, { id: 'x' });
    await mail.send(LETTER);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('https://api.resend.com/emails');
    expect(new Headers(init?.headers).get('idempotency-key')).toBe('letter/1');
    const { to, subject, html, text } = LETTER;
    expect(JSON.parse(init?.body as string)).toEqual({
      from: 'Marquee <hello@marquee.example>',
      reply_to: 'desk@marquee.example',
      subject,
      html,
      text,
      to: [to],
    });
  });

  it('takes a message with other words under a known key as sent', async () => {
    answering(409, { name: 'invalid_idempotent_request' });
    await expect(mail.send(LETTER)).resolves.toBeUndefined();
  });

  it('says what to do after each refusal, without the key or the recipient', async () => {
    for (const status of [401, 403, 409, 429, 500, 503]) {
      answering(status, { message: `no ${KEY} ann@example.org` }, { 'retry-after': '7' });
      const error = await mail.send(LETTER).catch((one: unknown) => one);
      expect(error).toBeInstanceOf(RetryLater);
      expect(error).toMatchObject({ delayMs: 7_000, message: expect.not.stringMatching(/re_secret|ann@example/) });
    }
    for (const status of [400, 422]) {
      answering(status);
      await expect(mail.send(LETTER)).rejects.toBeInstanceOf(GiveUp);
    }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    await expect(mail.send(LETTER)).rejects.toBeInstanceOf(RetryLater);
  });

  it('is not set up without a key and a sender', async () => {
    expect(mail.isSetUp).toBe(true);
    expect(resendMail({ apiKey: KEY }).isSetUp).toBe(false);
    expect(resendMail({ from: 'a@example.org' }).isSetUp).toBe(false);
  });

  it('makes secrets that are the same for a letter and depend on the key', async () => {
    const secret = await mail.secretOf('1');
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await mail.secretOf('1')).toBe(secret);
    expect(await mail.secretOf('2')).not.toBe(secret);
    expect(await resendMail({ apiKey: 'other', from: 'x' }).secretOf('1')).not.toBe(secret);
  });
});
