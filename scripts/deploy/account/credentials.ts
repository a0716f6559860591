import { z } from 'zod';
import { Stop } from '../stop.ts';
import type { Wrangler } from '../wrangler.ts';
import { type Access, type AccountApi, accountApi, accountsOf } from './api.ts';

const TOKEN = z.union([
  z.object({ type: z.enum(['oauth', 'api_token']), token: z.string() }),
  z.object({ type: z.literal('api_key'), key: z.string(), email: z.string() }),
]);

/** The credentials that wrangler uses (`wrangler auth token`), for calls that it has no command for. Throws Stop without them. */
export async function accessOf(run: Wrangler, env: NodeJS.ProcessEnv): Promise<Access> {
  const { status, output } = await run(['auth', 'token', '--json']);
  const found = status === 0 ? TOKEN.safeParse(jsonIn(output)) : null;
  if (!found?.success)
    throw new Stop(
      'There are no Cloudflare credentials: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN (docs/operations.md, Credentials).',
    );
  const headers: Record<string, string> =
    found.data.type === 'api_key'
      ? { 'x-auth-key': found.data.key, 'x-auth-email': found.data.email }
      : { authorization: `Bearer ${found.data.token}` };
  return { headers, baseUrl: env.CLOUDFLARE_API_BASE_URL };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{')));
  } catch {
    return null;
  }
}

/** The account to work in: the one that is named, or the only one there is. Throws Stop that lists several. */
export async function openAccount(access: Access, named: string): Promise<AccountApi> {
  if (named !== '') return accountApi(named, access);
  const accounts = await accountsOf(access);
  const [only] = accounts;
  if (only && accounts.length === 1) return accountApi(only.id, access);
  if (!only) throw new Stop('The credentials give access to no account. Set CLOUDFLARE_ACCOUNT_ID to its id.');
  const list = accounts.map(({ id, name }) => `  ${id}  ${name}`).join('\n');
  throw new Stop(
    `The credentials give access to several accounts:\n${list}\nSay which one: put its id into accountId of the configuration file, or into CLOUDFLARE_ACCOUNT_ID.`,
  );
}
