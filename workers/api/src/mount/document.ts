import type { EndpointOf } from '@marquee/contract';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { countCaller } from '../callers/count-caller.ts';
import { contentDisposition } from '../content-disposition.ts';
import { copyHeaders } from '../copies/copy-headers.ts';
import { readDocument } from '../copies/read-public.ts';
import { embedPolicy } from '../embed/style.ts';
import { isHeld } from '../etag.ts';
import { pagePolicy } from '../plain-page.ts';
import type { Document, Verb } from '../verbs.ts';
import { callOf } from './call.ts';
import { admittedInput } from './input.ts';

type DocumentRecord = EndpointOf<'document'>;

/** A browser that opens a document runs no script in it and treats it as a separate origin. */
const LOCKED_UP = "default-src 'none'; sandbox";

/** Sends a document: public ones never depend on the caller; all others are not cached. */
export async function answerDocument(
  c: Context<AppEnv>,
  endpoint: DocumentRecord,
  verb: Verb<DocumentRecord>,
): Promise<Response> {
  await countCaller(c, endpoint);
  const call = await callOf(c, endpoint.access === 'public' && !endpoint.isPersonal);
  const input = await admittedInput(c, endpoint, call);
  const accept = c.req.header('accept') ?? '';
  const acceptsHtml = /\btext\/html\b/.test(accept);
  const deps = c.get('deps');
  const { document, asOf } = await readDocument(c, endpoint, input, () =>
    verb(deps, input, {
      ...call,
      acceptsHtml,
      accept,
    }),
  );
  if ('redirect' in document) {
    c.header('cache-control', 'no-store');
    return c.redirect(String(document.redirect));
  }
  const essence = document.contentType.split(';', 1)[0]?.trim() ?? '';
  if (!endpoint.contentTypes.includes(essence))
    throw new Error(`${endpoint.id} gave ${essence}, which its record does not name`);
  const headers: Record<string, string> = {
    'content-type': document.contentType,
    'cache-control': cacheControl(endpoint, document),
    'content-security-policy': await policyOf(endpoint),
    ...(document.filename === undefined ? {} : { 'content-disposition': contentDisposition(document.filename) }),
    ...(document.varies === undefined ? {} : { vary: document.varies }),
    ...(document.etag === undefined ? {} : { etag: document.etag }),
    ...(asOf === null ? {} : copyHeaders(asOf, deps.clock.now(), document.cacheSeconds ?? 0)),
  };
  if (document.etag !== undefined && isHeld(c.req.header('if-none-match'), document.etag)) {
    if (document.body instanceof ReadableStream) await document.body.cancel();
    return c.body(null, 304, headers);
  }
  return c.body(document.body, document.status ?? 200, headers);
}

async function policyOf({ isOwnPage, isFramed }: DocumentRecord): Promise<string> {
  if (isFramed) return embedPolicy();
  return isOwnPage ? pagePolicy() : LOCKED_UP;
}

function cacheControl({ access, isPersonal }: DocumentRecord, { cacheSeconds, isImmutable }: Document): string {
  if (access !== 'public' || isPersonal || cacheSeconds === undefined) return 'no-store';
  return `public, max-age=${cacheSeconds}${isImmutable ? ', immutable' : ''}`;
}
