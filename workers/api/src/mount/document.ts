import { apiPolicy, type EndpointOf, levelOf, screenPolicy } from '@marquee/contract';
import type { Instant } from '@marquee/kernel';
import type { Context } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { countCaller } from '../callers/count-caller.ts';
import { contentDisposition } from '../content-disposition.ts';
import { copyHeaders } from '../copies/copy-headers.ts';
import { readDocument } from '../copies/read-public.ts';
import { isHeld } from '../etag.ts';
import { pagePolicy } from '../plain-page.ts';
import { nearDeps } from '../replicas/follow.ts';
import { answerShared } from '../shared/answer-shared.ts';
import { bytesOf } from '../shared/bytes-of.ts';
import { byNobody } from '../shared/nobody.ts';
import { readUpTo } from '../shared/read-up-to.ts';
import { sharingRuleOf } from '../shared/rules.ts';
import type { Answer } from '../shared/shared-answers.ts';
import { styleHash } from '../style-hash.ts';
import type { Document, Verb } from '../verbs.ts';
import { afterwardsOf, callOf } from './call.ts';
import { admittedInput, openInput } from './input.ts';

type DocumentRecord = EndpointOf<'document'>;
type Rule = NonNullable<ReturnType<typeof sharingRuleOf>>;

/** A browser that opens a document runs no script in it and treats it as a separate origin. */
const LOCKED_UP = "default-src 'none'; sandbox";

const ACCEPTS_HTML = /\btext\/html\b/;

/** Sends a document: public ones never depend on the caller; all others are not cached. */
export async function answerDocument(
  c: Context<AppEnv>,
  endpoint: DocumentRecord,
  verb: Verb<DocumentRecord>,
): Promise<Response> {
  await countCaller(c, endpoint);
  const rule = sharingRuleOf(endpoint.id);
  if (rule) return answerSharedDocument(c, endpoint, verb, rule);
  const call = await callOf(c, endpoint.access === 'public' && !endpoint.isPersonal);
  if (call.actor.kind !== 'user' && isOpenedByPerson(c, endpoint)) return askToSignIn(c);
  const input = await admittedInput(c, endpoint, call);
  const accept = c.req.header('accept') ?? '';
  const { document, asOf } = await readDocument(c, endpoint, input, () =>
    verb(c.get('deps'), input, { ...call, acceptsHtml: ACCEPTS_HTML.test(accept), accept }),
  );
  if ('redirect' in document) {
    c.header('cache-control', 'no-store');
    return c.redirect(String(document.redirect));
  }
  const headers = await headersOf(c, endpoint, document, asOf);
  if (document.etag !== undefined && isHeld(c.req.header('if-none-match'), document.etag)) {
    if (document.body instanceof ReadableStream) await document.body.cancel();
    return c.body(null, 304, headers);
  }
  return c.body(document.body, document.status ?? 200, headers);
}

/** One of our pages for its owner alone, such as the receipt that a letter leads to, in a browser. */
function isOpenedByPerson(c: Context<AppEnv>, { isOwnPage, access }: DocumentRecord): boolean {
  return isOwnPage === true && levelOf(access) !== 'public' && ACCEPTS_HTML.test(c.req.header('accept') ?? '');
}

/** The sign-in dialog, which returns to this address. */
function askToSignIn(c: Context<AppEnv>): Response {
  const { pathname, search } = new URL(c.req.url);
  c.header('cache-control', 'no-store');
  return c.redirect(`/?${new URLSearchParams({ signin: '1', next: pathname + search }).toString()}`);
}

/** A larger picture goes through as it comes. */
const MOST_SHARED_BYTES = 1_000_000;

/** A document that everybody shares: the verb does not learn who asks. */
function answerSharedDocument(
  c: Context<AppEnv>,
  endpoint: DocumentRecord,
  verb: Verb<DocumentRecord>,
  rule: Rule,
): Promise<Response> {
  const input = openInput(c, endpoint);
  const accept = rule.typeOf?.(c.get('deps'), input, c.req.header('accept') ?? '') ?? '';
  return answerShared(c, {
    isLarge: rule.isLarge ?? false,
    endpoint,
    scope: `${endpoint.id} ${accept}`,
    partsOf: () => rule.keyOf?.(input) ?? input,
    placesOf: () => rule.placesOf?.(input) ?? null,
    isPage: rule.isPage ?? false,
    async make(_, making): Promise<Answer> {
      const nobody = byNobody({ requestId: c.get('requestId'), afterwards: afterwardsOf(c) });
      const { document, asOf } = await readDocument(c, endpoint, input, () =>
        verb(nearDeps(c, making), input, { ...nobody, acceptsHtml: false, accept }),
      );
      if ('redirect' in document) throw new Error(`${endpoint.id} is shared and must not redirect`);
      const headers = await headersOf(c, endpoint, document, asOf);
      const body =
        document.body instanceof ReadableStream
          ? await readUpTo(document.body, MOST_SHARED_BYTES)
          : typeof document.body === 'string'
            ? bytesOf(document.body)
            : document.body;
      const status = document.status ?? 200;
      return { status, headers, body, sharing: sharingOf({ status, body, asOf }) };
    },
  });
}

/** A stream can be read once only. */
function sharingOf({
  status,
  body,
  asOf,
}: Pick<Answer, 'status' | 'body'> & { asOf: Instant | null }): Answer['sharing'] {
  if (body instanceof ReadableStream) return 'own';
  if (asOf !== null) return 'joined';
  return status === 200 ? 'kept' : 'own';
}

async function headersOf(
  c: Context<AppEnv>,
  endpoint: DocumentRecord,
  document: Document,
  asOf: Instant | null,
): Promise<Record<string, string>> {
  const essence = document.contentType.split(';', 1)[0]?.trim() ?? '';
  if (!endpoint.contentTypes.includes(essence))
    throw new Error(`${endpoint.id} gave ${essence}, which its record does not name`);
  return {
    'content-type': document.contentType,
    'cache-control': cacheControl(endpoint, document),
    'content-security-policy': await policyOf(endpoint, document),
    // For the web component, which reads it on any site; it has nothing of who asks.
    ...(endpoint.isFramed ? { 'access-control-allow-origin': '*' } : {}),
    ...(document.filename === undefined ? {} : { 'content-disposition': contentDisposition(document.filename) }),
    ...(document.varies === undefined ? {} : { vary: document.varies }),
    ...(document.etag === undefined ? {} : { etag: document.etag }),
    ...(asOf === null ? {} : copyHeaders(asOf, c.get('deps').clock.now(), document.cacheSeconds ?? 0)),
  };
}

async function policyOf({ isOwnPage, isFramed, isScreen }: DocumentRecord, { style = '' }: Document): Promise<string> {
  // Any site may frame it; it runs no script, loads nothing and sends nothing.
  if (isFramed) return apiPolicy(await styleHash(style), '*');
  if (isScreen) return screenPolicy(await styleHash(style));
  return isOwnPage ? pagePolicy() : LOCKED_UP;
}

function cacheControl({ access, isPersonal }: DocumentRecord, { cacheSeconds, isImmutable }: Document): string {
  if (access !== 'public' || isPersonal || cacheSeconds === undefined) return 'no-store';
  return `public, max-age=${cacheSeconds}${isImmutable ? ', immutable' : ''}`;
}
