import { HostPace } from '@marquee/platform';
import { equip } from './equip.ts';
import { consumer } from './worker.ts';

export { Engine } from './engine.ts';
export { JobRunner } from './job-runner.ts';
export { HostPace };

/** The deployed queue consumer; a laptop runs `development/index.ts` instead. */
export default consumer(equip);
