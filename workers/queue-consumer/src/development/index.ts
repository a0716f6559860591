import { HostPace } from '@marquee/platform';
import { Engine as Deployed } from '../engine.ts';
import { consumer } from '../worker.ts';
import { equipForDevelopment } from './equip.ts';

export { HostPace };

export class Engine extends Deployed {
  protected override readonly equip = equipForDevelopment;
}

/** The queue consumer on a laptop: the outside web is what the start script says it is. Part of no build. */
export default consumer(equipForDevelopment);
