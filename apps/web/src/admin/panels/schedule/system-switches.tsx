import type { Answer } from '../../kit/calls.ts';
import { SwitchRows } from '../../kit/switch-rows.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { toggleSchedule } from './schedule-actions.ts';

type System = 'continuousScraper' | 'autonomousDiscovery' | 'systematicExpansion' | 'eventRevalidation';

/** Switches of the scheduler's systems; each acts at once, as in System Controls (docs/spec/decisions.md 78). */
export function SystemSwitches({ config, only }: { config: Answer<'getScheduleConfig'>; only: readonly System[] }) {
  const toggle = useAction(toggleSchedule);
  const { data } = useLive('getSystemControls', {});
  const controls = data?.globalControls;
  const isDown = controls?.emergencyShutdown.active ?? false;
  const rows = only.map((id) => {
    const control = id === 'continuousScraper' ? undefined : controls?.[id];
    const isOwn = id === 'continuousScraper';
    return {
      id,
      label: t(`schedule.system.${id}`),
      explanation: t(`schedule.explain.${id}`),
      isOn: isOwn ? config.intervals.continuousScraper.enabled : (control?.enabled ?? false),
      changedAt: isOwn ? config.lastUpdated : (control?.lastToggled ?? null),
      changedBy: isOwn ? config.updatedBy : (control?.toggledBy ?? null),
    };
  });
  return (
    <SwitchRows
      rows={rows}
      pending={toggle.input?.body.system as System | undefined}
      isLocked={isDown || (controls === undefined && only.length > 1)}
      onSwitch={(system, enabled) => void toggle.run({ body: { system, enabled } })}
    />
  );
}
