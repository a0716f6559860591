import { defineList } from '../../kit/define-list.ts';
import { List } from '../../kit/list.tsx';
import { Block, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { controlTitle } from './control-names.ts';
import { OverrideForm } from './override-form.tsx';

const shown = defineList({
  id: 'overrides',
  list: 'listControlOverrides',
  caption: t('controls.overrides'),
  rowKey: ({ scope, control }) => `${scope} ${control}`,
  columns: [
    {
      field: 'scope',
      label: t('controls.scope'),
      show: ({ city, state }) => (city ? `${city}, ${state}` : t('controls.wholeState', { state })),
    },
    { field: 'control', label: t('controls.control'), show: ({ control }) => controlTitle(control) },
    {
      field: 'enabled',
      label: t('controls.setting'),
      show: ({ enabled }) => (
        <ToneBadge tone={enabled ? 'good' : 'bad'}>{t(enabled ? 'controls.on' : 'controls.off')}</ToneBadge>
      ),
    },
    { field: 'changedAt', label: t('controls.changed'), from: 620, as: 'age' },
    { field: 'changedBy', label: t('controls.changedBy'), from: 760 },
  ],
  empty: t('controls.overridesEmpty'),
});

const overrides = defineList({
  ...shown,
  actions: [
    {
      call: 'removeControlOverride',
      label: t('controls.remove'),
      input: ({ scope, control }) => ({ params: { scope, control } }),
      success: { title: t('controls.removed') },
      failure: { title: t('controls.removeFailed'), fallback: t('controls.removeFailedText') },
      reloads: ['listControlOverrides', 'getSystemControlsStatus', 'listAuditLog'],
    },
  ],
});

/**
 * Overrides of cities and states, which can be added and removed (docs/spec/decisions.md 80). During a shutdown all controls
 * are locked (spec: CTRL-04).
 */
export function Overrides({ isLocked }: { isLocked: boolean }) {
  return (
    <Block title={t('controls.overrides')} note={t(isLocked ? 'controls.locked' : 'controls.overridesNote')}>
      <List of={isLocked ? shown : overrides} />
      {!isLocked && <OverrideForm />}
    </Block>
  );
}
