import type { Slices } from '@marquee/contract';
import { modelStatus } from '@marquee/domain/language-model';
import { messageOf } from '@marquee/kernel';
import type { Verbs } from '../verbs.ts';

/** Whether the engine uses the language model, and whether the model responds. */
export const languageModelRoutes: Verbs<Slices['language-model']> = {
  getModelStatus: async (deps) => {
    const name = await deps.engine.modelName().catch((error: unknown) => {
      deps.log.warn('the engine did not answer', { error: messageOf(error) });
      return undefined;
    });
    return modelStatus(deps, name);
  },
  testOpenAi: (deps) => deps.engine.probeModel(),
};
