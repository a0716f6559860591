import type { Context, Next } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { countVisitor } from '../callers/count-caller.ts';
import { sendTaken } from './answer-shared.ts';
import type { Asked } from './known-addresses.ts';
import { isPlain } from './may-share.ts';
import type { SharedAnswers, Taken } from './shared-answers.ts';

/**
 * Gives what is held and fresh for an address that was asked for before, without looking for its route again: to find it takes as long as the rest of a
 * shared answer. All else goes on, and so does who sends a cookie: one of them chooses a language.
 */
export function answerAtOnce(shared: SharedAnswers) {
  return (c: Context<AppEnv>, next: Next): Promise<Response | void> => {
    const deps = c.get('deps');
    if (deps.sharing === null || !isPlain(c)) return next();
    const asked = shared.addresses.get(c);
    if (asked === undefined) return next();
    const isOfDeployment = asked.deps.version === deps.version && asked.deps.publicOrigin === deps.publicOrigin;
    const taken = isOfDeployment ? shared.fresh(asked.key, deps) : null;
    return taken === null ? next() : give(c, next, asked, taken);
  };
}

async function give(c: Context<AppEnv>, next: Next, asked: Asked, taken: Taken): Promise<Response | void> {
  if (asked.shell !== '' && asked.shell !== (await c.get('deps').shell())) return next();
  if (asked.endpoint?.isOpen) await countVisitor(c);
  return sendTaken(c, taken, false);
}
