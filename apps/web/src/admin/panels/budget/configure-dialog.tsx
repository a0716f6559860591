import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { percent, tokenCount } from '../../kit/format.ts';
import { Bar } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import styles from './budget.module.css';
import { type Budget, CATEGORIES } from './categories.ts';
import { SettingsForm } from './settings-form.tsx';
import { TierTable } from './tier-table.tsx';

const TABS = [
  { value: 'allocations', label: t('budget.allocations') },
  { value: 'settings', label: t('budget.settings') },
  { value: 'tiers', label: t('budget.tiers') },
] as const;

interface Props {
  budget: Budget;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}

/** The three parts of the configuration (spec: BUDGET-03). */
export function ConfigureDialog({ budget, isOpen, onOpen }: Props) {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('allocations');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpen}
      title={t('budget.dialog')}
      description={t('budget.dialogNote')}
      width="wide"
    >
      <Tabs label={t('budget.tabs')} value={tab} onValue={setTab} tabs={TABS}>
        <TabPanel value="allocations">
          <Allocations budget={budget} />
        </TabPanel>
        <TabPanel value="settings">
          <SettingsForm budget={budget} />
        </TabPanel>
        <TabPanel value="tiers">
          <TierTable budget={budget} />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}

/** What part of the daily limit each category has. */
function Allocations({ budget: { config } }: { budget: Budget }) {
  const { totalDailyLimit, allocations } = config;
  const rest = totalDailyLimit - CATEGORIES.reduce((sum, { id }) => sum + allocations[id], 0);
  const shares = [
    ...CATEGORIES.map(({ id, name }) => ({ id, name, tokens: allocations[id] })),
    ...(rest > 0 ? [{ id: 'rest', name: t('budget.unallocated'), tokens: rest }] : []),
  ];
  return (
    <div className={styles.shares}>
      {shares.map(({ id, name, tokens }) => {
        const share = percent(totalDailyLimit > 0 ? (tokens / totalDailyLimit) * 100 : 0);
        const text = t('budget.shareOf', { tokens: tokenCount(tokens), percent: share });
        const tone = id === 'rest' ? 'neutral' : 'info';
        return <Bar key={id} label={name} value={tokens} max={totalDailyLimit} tone={tone} text={text} />;
      })}
    </div>
  );
}
