import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import type { Answer } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { rangeText } from '../../kit/number-entry.ts';
import { Facts, ToneBadge } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { bodyOf, type Draft, draftOf, faultsOf, RANGES } from './draft.ts';
import { READ_AGAIN } from './schedule-actions.ts';
import { SystemSwitches } from './system-switches.tsx';

const TABS = [
  { value: 'intervals', label: t('schedule.intervals') },
  { value: 'systems', label: t('schedule.systems') },
  { value: 'performance', label: t('schedule.performance') },
] as const;
type Tab = (typeof TABS)[number]['value'];

interface ConfigureProps {
  config: Answer<'getScheduleConfig'>;
  onClose: () => void;
}

/** The Configure dialog (spec: SCHED-03 to SCHED-05). It edits the version that it was opened with: another change meanwhile is refused. */
export function ConfigureDialog({ config, onClose }: ConfigureProps) {
  const [opened] = useState(config);
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [tab, setTab] = useState<Tab>('intervals');
  const [isTried, setTried] = useState(false);
  const formId = useId();
  const update = useAction({
    call: 'updateSchedule',
    success: ({ version }) => ({ title: t('schedule.saved'), description: t('schedule.savedText', { version }) }),
    failure: { title: t('schedule.updateFailed'), fallback: t('schedule.updateFailedText') },
    reloads: READ_AGAIN,
  });
  const faults = faultsOf(draft);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults).length > 0) {
      setTab(faults.minScraping || faults.discovery || faults.newSource ? 'intervals' : 'performance');
      return;
    }
    // A switch of this dialog changes the version as well; what was typed was read with the fields.
    const isSame = JSON.stringify(draftOf(config)) === JSON.stringify(draftOf(opened));
    if (await update.run({ body: bodyOf(draft, isSame ? config.version : opened.version) })) onClose();
  }

  const field = (name: keyof Draft, label: string, hint: string) => (
    <TextField
      label={label}
      hint={`${rangeText(RANGES[name])}. ${hint}`}
      inputMode="numeric"
      maxLength={6}
      required
      value={draft[name]}
      error={isTried ? faults[name] : undefined}
      onChange={({ currentTarget: { value } }) => setDraft((before) => ({ ...before, [name]: value }))}
    />
  );
  const footer: ReactNode = (
    <>
      <Button onClick={onClose}>{t('schedule.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" pending={update.isPending}>
        {t('schedule.save')}
      </Button>
    </>
  );
  const isActive = config.intervals.autonomousDiscovery.enabled;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('schedule.dialog')}
      description={t('schedule.dialogNote')}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Tabs label={t('schedule.tabs')} value={tab} onValue={setTab} tabs={TABS}>
          <TabPanel value="intervals">
            <div className={styles.form}>
              {field('minScraping', t('schedule.minScraping'), t('schedule.minScrapingHint'))}
              {field('discovery', t('schedule.discoveryInterval'), t('schedule.discoveryHint'))}
              {field('newSource', t('schedule.newSourceInterval'), t('schedule.newSourceHint'))}
              <SystemSwitches config={config} only={['continuousScraper']} />
              <Facts
                facts={[
                  [
                    t('schedule.autonomous'),
                    <ToneBadge key="state" tone={isActive ? 'good' : 'neutral'}>
                      {t(isActive ? 'schedule.active' : 'schedule.paused')}
                    </ToneBadge>,
                  ],
                ]}
              />
            </div>
          </TabPanel>
          <TabPanel value="systems">
            <SystemSwitches
              config={config}
              only={['continuousScraper', 'autonomousDiscovery', 'systematicExpansion', 'eventRevalidation']}
            />
          </TabPanel>
          <TabPanel value="performance">
            <div className={styles.form}>
              {field('concurrent', t('schedule.maxConcurrent'), t('schedule.maxConcurrentHint'))}
              {field('delay', t('schedule.delayBetween'), t('schedule.delayHint'))}
            </div>
          </TabPanel>
        </Tabs>
      </form>
    </Dialog>
  );
}
