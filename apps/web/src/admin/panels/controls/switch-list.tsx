import type { Answer } from '../../kit/calls.ts';
import { Block } from '../../kit/parts.tsx';
import { SwitchRows } from '../../kit/switch-rows.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { toggleControl } from './control-actions.ts';
import { CONTROL_OPTIONS } from './control-names.ts';

type Controls = Omit<Answer<'getSystemControls'>['globalControls'], 'emergencyShutdown'>;

/** A switch for each stage. All are disabled while one is being changed and during a shutdown (spec: CTRL-06). */
export function SwitchList({ controls, isLocked }: { controls: Controls; isLocked: boolean }) {
  const toggle = useAction(toggleControl);
  return (
    <Block title={t('controls.global')} note={t(isLocked ? 'controls.locked' : 'controls.globalNote')}>
      <SwitchRows
        rows={CONTROL_OPTIONS.map(({ value, label }) => ({
          id: value,
          label,
          explanation: controls[value].description,
          isOn: controls[value].enabled,
          changedAt: controls[value].lastToggled,
          changedBy: controls[value].toggledBy,
        }))}
        pending={toggle.input?.body.control}
        isLocked={isLocked}
        onSwitch={(control, enabled) => void toggle.run({ body: { control, enabled } })}
      />
    </Block>
  );
}
