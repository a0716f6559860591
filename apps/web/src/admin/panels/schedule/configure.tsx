import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import styles from '../../kit/kit.module.css';
import { rangeText } from '../../kit/number-entry.ts';
import { Facts, ToneBadge } from '../../kit/parts.tsx';
import { t } from '../../messages.ts';
import { type Draft, RANGES } from './draft.ts';
import { SystemSwitches } from './system-switches.tsx';
import { type ConfigureProps, type ScheduleForm, useScheduleForm } from './use-schedule-form.ts';

const TABS = [
  { value: 'intervals', label: t('schedule.intervals') },
  { value: 'systems', label: t('schedule.systems') },
  { value: 'performance', label: t('schedule.performance') },
] as const;

/** The Configure dialog (spec: SCHED-03 to SCHED-05). It edits the version that it was opened with: another change meanwhile is refused. */
export function ConfigureDialog({ config, onClose }: ConfigureProps) {
  const form = useScheduleForm({ config, onClose });
  const formId = useId();
  const footer: ReactNode = (
    <>
      <Button onClick={onClose}>{t('word.cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" pending={form.isPending}>
        {t('schedule.save')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('schedule.dialog')}
      description={t('schedule.dialogNote')}
      footer={footer}
    >
      <form id={formId} noValidate onSubmit={(event) => void form.submit(event)}>
        <Tabs label={t('schedule.tabs')} value={form.tab} onValue={form.setTab} tabs={TABS}>
          <TabPanel value="intervals">
            <Intervals config={config} form={form} />
          </TabPanel>
          <TabPanel value="systems">
            <SystemSwitches
              config={config}
              only={['continuousScraper', 'autonomousDiscovery', 'systematicExpansion', 'eventRevalidation']}
            />
          </TabPanel>
          <TabPanel value="performance">
            <div className={styles.form}>
              <NumberField
                form={form}
                name="concurrent"
                label={t('schedule.maxConcurrent')}
                hint={t('schedule.maxConcurrentHint')}
              />
              <NumberField form={form} name="delay" label={t('schedule.delayBetween')} hint={t('schedule.delayHint')} />
            </div>
          </TabPanel>
        </Tabs>
      </form>
    </Dialog>
  );
}

function NumberField({
  form,
  name,
  label,
  hint,
}: {
  form: ScheduleForm;
  name: keyof Draft;
  label: string;
  hint: string;
}) {
  return (
    <TextField
      label={label}
      hint={`${rangeText(RANGES[name])}. ${hint}`}
      inputMode="numeric"
      maxLength={6}
      required
      value={form.draft[name]}
      error={form.faults[name]}
      onChange={({ currentTarget: { value } }) => form.type(name, value)}
    />
  );
}

function Intervals({ config, form }: Pick<ConfigureProps, 'config'> & { form: ScheduleForm }) {
  const isActive = config.intervals.autonomousDiscovery.enabled;
  const state = (
    <ToneBadge tone={isActive ? 'good' : 'neutral'}>{t(isActive ? 'schedule.active' : 'schedule.paused')}</ToneBadge>
  );
  return (
    <div className={styles.form}>
      <NumberField
        form={form}
        name="minScraping"
        label={t('schedule.minScraping')}
        hint={t('schedule.minScrapingHint')}
      />
      <NumberField
        form={form}
        name="discovery"
        label={t('schedule.discoveryInterval')}
        hint={t('schedule.discoveryHint')}
      />
      <NumberField
        form={form}
        name="newSource"
        label={t('schedule.newSourceInterval')}
        hint={t('schedule.newSourceHint')}
      />
      <SystemSwitches config={config} only={['continuousScraper']} />
      <Facts facts={[[t('schedule.autonomous'), state]]} />
    </div>
  );
}
