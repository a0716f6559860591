import { Switch } from '../../../ui/toggle.tsx';
import type { Answer } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { Ago, Block } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { CONTROL_OPTIONS, type ControlName, controlTitle } from './control-names.ts';

type Controls = Omit<Answer<'getSystemControls'>['globalControls'], 'emergencyShutdown'>;

/** A switch for each stage. All wait while one is on its way, and while everything is shut down (spec: CTRL-06). */
export function SwitchList({ controls, isLocked }: { controls: Controls; isLocked: boolean }) {
  const toggle = useAction({
    call: 'toggleSystemControl',
    success: (_, { body }) => ({
      title: t('controls.updated'),
      description: t('controls.updatedText', { name: controlTitle(body.control), isOn: body.enabled }),
    }),
    failure: { title: t('controls.toggleFailed'), fallback: t('controls.toggleFailedText') },
    reloads: ['getSystemControls', 'getSystemControlsStatus', 'listAuditLog'],
  });
  const pending = toggle.input?.body.control;

  return (
    <Block title={t('controls.global')} note={t(isLocked ? 'controls.locked' : 'controls.globalNote')}>
      <ul className={styles.rows}>
        {CONTROL_OPTIONS.map(({ value, label }) => (
          <li key={value} aria-busy={pending === value || undefined}>
            <Switch
              label={label}
              hint={controls[value].description}
              checked={controls[value].enabled}
              disabled={isLocked || toggle.isPending}
              onChecked={(enabled) => void toggle.run({ body: { control: value, enabled } })}
            />
            <Touched control={controls[value]} />
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Touched({ control }: { control: Controls[ControlName] }) {
  if (control.lastToggled === null) return <p className={styles.quiet}>{t('controls.neverToggled')}</p>;
  return (
    <p className={styles.quiet}>
      {t('controls.lastToggled')} <Ago at={control.lastToggled} />
      {control.toggledBy && ` ${t('controls.by', { name: control.toggledBy })}`}
    </p>
  );
}
