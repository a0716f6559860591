import type { Strategy } from '@marquee/contract';
import { Switch } from '../../../ui/toggle.tsx';
import dialogs from '../../kit/dialogs.module.css';
import { Live } from '../../kit/live.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { strategyHint, strategyName } from './strategies.ts';

/** Spec: CALL-075. */
const EVERY_SECONDS = 10;

interface Props {
  strategies: readonly Strategy[];
  /** What the master switch is called here. */
  master: string;
}

/** The master switch and a panel's own strategies, which are disabled while the master is off (spec: OPTIM-02, TOKEFF-01). */
export function StrategySwitches({ strategies, master }: Props) {
  const config = useLive('getEfficiencyConfig', {}, { everySeconds: EVERY_SECONDS });
  const change = useAction({
    call: 'updateEfficiencyConfig',
    success: (_answer, { body }) => {
      const [named] = Object.entries(body.strategies ?? {});
      const name = named ? strategyName(named[0] as Strategy) : master;
      const isOn = (named ? named[1]?.enabled : body.enabled) ?? false;
      return { title: t('efficiency.updated'), description: t('efficiency.updatedText', { name, isOn }) };
    },
    failure: { title: t('efficiency.updateFailed'), fallback: t('efficiency.updateFailedText') },
    reloads: ['getEfficiencyConfig', 'simulateEfficiency', 'listAuditLog'],
    answers: 'getEfficiencyConfig',
  });
  return (
    <Live of={config} lines={6}>
      {(data) => (
        <ul className={dialogs.switches}>
          <li>
            <Switch
              label={master}
              hint={t('efficiency.masterHint')}
              checked={data.enabled}
              disabled={change.isPending}
              onChecked={(enabled) => void change.run({ body: { enabled } })}
            />
          </li>
          {strategies.map((name) => (
            <li key={name}>
              <Switch
                label={strategyName(name)}
                hint={strategyHint(name)}
                checked={data.strategies[name].enabled}
                disabled={!data.enabled || change.isPending}
                onChecked={(enabled) => void change.run({ body: { strategies: { [name]: { enabled } } } })}
              />
            </li>
          ))}
        </ul>
      )}
    </Live>
  );
}
