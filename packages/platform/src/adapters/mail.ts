import { base64urlOf, GiveUp, type Mail, type MailMessage, messageOf, RetryLater } from '@marquee/kernel';

export interface MailSettings {
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  /** `Marquee <hello@your-town.org>` */
  from?: string | undefined;
  replyTo?: string | undefined;
  timeoutMs?: number;
}

const RESEND = 'https://api.resend.com';
const TIMEOUT_MS = 15_000;
const MOST_MESSAGE = 300;

/** Mail by Resend's HTTP API, or a server with the same protocol. Without a key and a sender it is not set up. */
export function resendMail({ apiKey, baseUrl, from, replyTo, timeoutMs = TIMEOUT_MS }: MailSettings): Mail {
  return {
    isSetUp: Boolean(apiKey && from),
    async send({ key, ...message }) {
      if (!apiKey || !from) throw new GiveUp('No mail provider is configured.');
      const body = { from, ...(replyTo ? { reply_to: replyTo } : {}), ...message, to: [message.to] };
      const response = await post(`${baseUrl ?? RESEND}/emails`, { apiKey, key, body, timeoutMs });
      await judge(response, message, apiKey);
    },
    secretOf: (letterId) => secretOf(apiKey ?? '', letterId),
  };
}

async function post(
  url: string,
  { apiKey, key, body, timeoutMs }: { apiKey: string; key: string; body: object; timeoutMs: number },
): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw new RetryLater(`The mail provider cannot be reached: ${messageOf(error).slice(0, MOST_MESSAGE)}`);
  }
}

/** The one table from the provider's answers to ours. Neither the key nor the recipient gets into a message. */
async function judge(response: Response, { to }: Pick<MailMessage, 'to'>, apiKey: string): Promise<void> {
  const { status } = response;
  const text = (await response.text().catch(() => '')).slice(0, 2_000);
  if (status >= 200 && status < 300) return;
  // A letter with this key was sent, and its words have changed since: by a deployment between sending and our commit.
  if (status === 409 && text.includes('invalid_idempotent_request')) return;
  const told = text.replaceAll(apiKey, '[key]').replaceAll(to, '[recipient]').slice(0, MOST_MESSAGE);
  const sentence = `The mail provider answered ${status}: ${told}`;
  if (status === 400 || status === 413 || status === 422) throw new GiveUp(sentence);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  throw new RetryLater(sentence, Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined);
}

/**
 * HMAC-SHA-256 under the provider's key, which only the engine has: the database alone gives no link away, and a letter that is sent again
 * after a crash has the same link.
 */
async function secretOf(apiKey: string, letterId: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(`link:${apiKey}`), algorithm, false, ['sign']);
  return base64urlOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(letterId))));
}
