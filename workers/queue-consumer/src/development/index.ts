import { HostPace } from '@marquee/platform';
import { Engine as Deployed } from '../engine.ts';
import { consumer } from '../worker.ts';
import { equipForDevelopment } from './equip.ts';
import { oneByOne } from './one-by-one.ts';

export { HostPace };

export class Engine extends Deployed {
  protected override readonly equip = equipForDevelopment;
}

/** The queue consumer on a laptop: the start script selects the outside web. Not part of any build. */
export default oneByOne(consumer(equipForDevelopment));
