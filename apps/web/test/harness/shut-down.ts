import type { SystemControls } from '@marquee/contract';
import { RUNNING } from './quiet-console.ts';

const { emergencyShutdown, ...controls } = RUNNING.globalControls;
export const REASON = 'A source sends nonsense';

/** Everything off, by an administrator and for a reason. */
export const SHUT_DOWN: SystemControls = {
  ...RUNNING,
  globalControls: {
    ...controls,
    emergencyShutdown: {
      ...emergencyShutdown,
      active: true,
      reason: REASON,
      activatedAt: '2026-11-01T12:00:00.000Z',
      activatedBy: 'admin@example.org',
    },
  },
};
