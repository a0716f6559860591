import { HostPace as DeployedPace, parseEnv } from '@marquee/platform';
import { developmentClock, developmentConsumerEnv } from '@marquee/platform/development';
import { Engine as Deployed } from '../engine.ts';
import { JobRunner as DeployedRunner } from '../job-runner.ts';
import { consumer } from '../worker.ts';
import { equipForDevelopment } from './equip.ts';
import { oneByOne } from './one-by-one.ts';

/** When a host may be asked again is told by the engine's clock. */
export class HostPace extends DeployedPace {
  protected override readonly clock = developmentClock(parseEnv('queue-consumer', developmentConsumerEnv, this.env));
}

export class Engine extends Deployed {
  protected override readonly equip = equipForDevelopment;
}

export class JobRunner extends DeployedRunner {
  protected override readonly equip = equipForDevelopment;
}

/** The queue consumer on a laptop: the start script selects the outside web. Not part of any build. */
export default oneByOne(consumer(equipForDevelopment));
