import { endpoints } from '@marquee/contract';
import { modelStatus } from '@marquee/domain/language-model';
import { messageOf } from '@marquee/kernel';
import type { Hono } from 'hono';
import type { AppEnv } from '../app-env.ts';
import { mount } from '../mount.ts';

/** Which way the engine reads, and whether its language model answers. */
export function languageModelRoutes(app: Hono<AppEnv>): void {
  mount(app, endpoints.getModelStatus, async (deps) => {
    const name = await deps.engine.modelName().catch((error: unknown) => {
      deps.log.warn('the engine did not answer', { error: messageOf(error) });
      return undefined;
    });
    return modelStatus(deps, name);
  });
  mount(app, endpoints.testOpenAi, (deps) => deps.engine.probeModel());
}
