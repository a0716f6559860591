import { WorkerEntrypoint } from 'cloudflare:workers';
import { type Engine as EngineVerbs, engineOf, type GivenPage, type PageToTry } from '@marquee/domain';
import { consumerEnv, makeEngineDeps, parseEnv } from '@marquee/platform';

/** The door through which the API Worker has something read while a person waits; reached only by its service binding. */
export class Engine extends WorkerEntrypoint<object> implements EngineVerbs {
  private verbs(): EngineVerbs {
    return engineOf(makeEngineDeps(parseEnv('queue-consumer', consumerEnv, this.env)));
  }

  tryPage(page: PageToTry) {
    return this.verbs().tryPage(page);
  }

  tryPattern(page: GivenPage) {
    return this.verbs().tryPattern(page);
  }

  trySelector(page: GivenPage & { selector: string }) {
    return this.verbs().trySelector(page);
  }

  modelName() {
    return this.verbs().modelName();
  }

  probeModel() {
    return this.verbs().probeModel();
  }
}
