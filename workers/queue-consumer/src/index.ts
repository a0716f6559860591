import { HostPace } from '@marquee/platform';
import { equip } from './equip.ts';
import { consumer } from './worker.ts';

export { Engine } from './engine.ts';
export { HostPace };

/** The queue consumer as it is deployed; a laptop runs `development/index.ts` in its place. */
export default consumer(equip);
