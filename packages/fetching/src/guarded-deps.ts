import type { RobotsDeps } from './robots-load.ts';

export interface GuardedDeps extends RobotsDeps {
  productToken: string;
}
