import { Stop } from '../stop.ts';

const AGAIN = 'Run the same command again: it goes on where it stopped.';

/** Cloudflare gave no answer that can be read. What was asked may have been done or not. */
export class NoAnswer extends Stop {
  override name = 'NoAnswer';
  constructor(reason: string) {
    super(`Cloudflare did not answer (${reason}). ${AGAIN}`);
  }
}

/** Cloudflare refused a call. The message says which permission is missing, or what else to do. */
export class ApiFailure extends Stop {
  override name = 'ApiFailure';
  readonly status: number;
  readonly codes: readonly number[];
  readonly said: string;
  constructor(method: string, path: string, status: number, errors: ReadonlyArray<{ code: number; message: string }>) {
    const said = errors.map(({ code, message }) => `${message} [code: ${code}]`).join('; ') || `status ${status}`;
    const codes = errors.map(({ code }) => code);
    const remedy = remedyFor({ path, status, codes });
    super(`Cloudflare refused ${method} ${path.replace(/\?.*/, '')}: ${said}${remedy ? `\n${remedy}` : ''}`);
    this.status = status;
    this.codes = codes;
    this.said = said;
  }
}

/** Account permissions of an API token, by the part of the API. `npx wrangler login` gives all of them. */
const PERMISSIONS: ReadonlyArray<readonly [RegExp, string]> = [
  [/\/d1\//, 'D1: Edit'],
  [/\/r2\//, 'Workers R2 Storage: Edit'],
  [/\/storage\/kv\//, 'Workers KV Storage: Edit'],
  [/\/queues/, 'Queues: Edit'],
  [/\/pages\//, 'Cloudflare Pages: Edit'],
  [/\/workers\//, 'Workers Scripts: Edit'],
  [/\/(accounts|memberships)\b/, 'Account Settings: Read'],
];

const NOT_AUTHENTICATED = [1000, 1001, 6003, 9106, 9109, 10001];
const NOT_ALLOWED = [10000, 10023, 7403];
const R2_IS_OFF = 10042;

/** What to do about a refused call, or null if Cloudflare's own words have to do. */
function remedyFor({ path, status, codes }: { path: string; status: number; codes: readonly number[] }): string | null {
  if (codes.includes(R2_IS_OFF))
    return `R2 is not enabled in this account: open R2 once in the dashboard (it asks for a payment method). ${AGAIN}`;
  if (codes.some((code) => NOT_AUTHENTICATED.includes(code)))
    return 'The credentials are not valid: run `npx wrangler login`, or set another CLOUDFLARE_API_TOKEN.';
  if (status === 403 || status === 401 || codes.some((code) => NOT_ALLOWED.includes(code))) {
    const permission = PERMISSIONS.find(([part]) => part.test(path))?.[1];
    return `The credentials lack the permission "${permission ?? 'of this call'}" in this account: add it to the API token (docs/operations.md, Credentials), or use \`npx wrangler login\`. ${AGAIN}`;
  }
  return status === 429 || status >= 500 ? AGAIN : null;
}

/** The same for a failure of wrangler, read from what it printed; an empty text if nothing is known. */
export function remedyForWrangler(said: string): string {
  const path = /\((\/accounts\/[^)\s]+|\/memberships)\)/.exec(said)?.[1] ?? '';
  const codes = [...said.matchAll(/\[code: (\d+)\]/g)].map((match) => Number(match[1]));
  const status = /\b403\b|Forbidden/.test(said) ? 403 : 0;
  const isLost = /fetch failed|ECONNRESET|ECONNREFUSED|socket hang up|ETIMEDOUT|ENOTFOUND/i.test(said);
  return remedyFor({ path, status, codes }) ?? (isLost ? `The connection was lost. ${AGAIN}` : '');
}

/** D1 7502, KV 10014, R2 10004, queues 11009, Pages 8000000 and 8000002: the name is in use, here or by somebody else. */
const TAKEN = [7502, 10014, 10004, 11009, 8000002];

export function isTaken(error: unknown): boolean {
  return (
    error instanceof ApiFailure &&
    (error.codes.some((code) => TAKEN.includes(code)) ||
      /already (exists|taken|in use)|is taken|not available/i.test(error.said))
  );
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}
