import type { Meter } from '@marquee/platform';
import { underTrace } from '@marquee/platform/trace';
import { Context, type Hono } from 'hono';
import { getPath } from 'hono/utils/url';
import type { AppEnv } from '../app-env.ts';
import { beginRequest, type DepsOf } from '../begin-request.ts';
import { countVisitor } from '../callers/count-caller.ts';
import { measure } from '../measure.ts';
import { answerError } from '../problem.ts';
import { addHeaders } from '../security/headers.ts';
import { sendTaken } from './answer-shared.ts';
import type { Asked } from './known-addresses.ts';
import { isPlain } from './may-share.ts';
import type { SharedAnswers, Taken } from './shared-answers.ts';

interface Parts {
  shared: SharedAnswers;
  depsOf: DepsOf;
  meter: Meter;
}

/**
 * Has an app give what is held and fresh for an address that was asked for before, ahead of its middleware and its routes, which take several times as
 * long. All else goes on, and so does who sends a cookie (one of them chooses a language) or a header that the middleware would refuse.
 */
export function answerAtOnce(app: Hono<AppEnv>, { shared, depsOf, meter }: Parts): void {
  const routed = app.fetch;
  app.fetch = (request, env, executionCtx) => {
    const goOn = () => routed(request, env, executionCtx);
    const asked = isPlain(request) ? shared.addresses.get(request) : undefined;
    if (asked === undefined) return goOn();
    const c = new Context<AppEnv>(request, {
      env: env as object,
      executionCtx,
      path: getPath(request),
      notFoundHandler: () => new Response(null, { status: 404 }),
      matchResult: [[]],
    });
    const deps = beginRequest(c, depsOf);
    const isOfDeployment = asked.deps.version === deps.version && asked.deps.publicOrigin === deps.publicOrigin;
    const taken = isOfDeployment && deps.sharing !== null ? shared.fresh(asked.key, deps) : null;
    return taken === null ? goOn() : give(c, { asked, taken, meter, goOn });
  };
}

interface Giving {
  asked: Asked;
  taken: Taken;
  meter: Meter;
  goOn: () => Response | Promise<Response>;
}

async function give(c: Context<AppEnv>, { asked, taken, meter, goOn }: Giving): Promise<Response> {
  const { clock, shell } = c.get('deps');
  const startedAt = clock.now();
  if (asked.shell !== '' && asked.shell !== (await shell())) return goOn();
  try {
    if (asked.endpoint?.isOpen) await countVisitor(c);
    c.res = await sendTaken(c, taken, false);
  } catch (error) {
    c.res = await underTrace({ requestId: c.get('requestId') }, () => answerError(error as Error, c));
  }
  measure(c, meter, startedAt);
  addHeaders(c);
  return c.res;
}
