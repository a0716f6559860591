import { useState } from 'react';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import type { Answer } from '../../kit/calls.ts';
import { JobProgress } from '../../kit/job-progress.tsx';
import styles from '../../kit/kit.module.css';
import { Ago, Block, ToneBadge } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useActionForm } from '../../kit/use-action-form.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { CitySelect } from './city-select.tsx';
import { STOP_RUNS, stopManualScrapes, triggerScrape } from './source-actions.ts';

/** The server holds the flag (docs/spec/decisions.md 85); the card polls faster meanwhile. */
const EVERY_SECONDS = 5;

/** Reads a city's sources now, one run at a time, and stops it (spec: SCRAPE-12 to SCRAPE-14). */
export function ManualTrigger() {
  const { data: scrape } = useLive('getManualScrape', {}, { everySeconds: EVERY_SECONDS });
  const isRunning = scrape?.running ?? false;
  const { data: controls } = useLive('getSystemControls', {}, { everySeconds: EVERY_SECONDS });
  const isShutDown = controls?.globalControls.emergencyShutdown.active ?? false;
  const { form } = useActionForm({
    ...triggerScrape,
    initial: { city: '' },
    needed: { city: t('scraping.cityNeeded') },
  });
  return (
    <Block
      title={t('scraping.manual')}
      note={t('scraping.manualNote')}
      aside={isRunning && <ToneBadge tone="info">{t('scraping.running')}</ToneBadge>}
    >
      <Form of={form} className={styles.form}>
        <CitySelect {...form.field('city')} disabled={isRunning || isShutDown} />
        <div className={styles.buttons}>
          <SubmitButton of={form} disabled={isRunning || isShutDown || form.isPending}>
            {t('scraping.run')}
          </SubmitButton>
        </div>
      </Form>
      {isRunning && scrape && <Running scrape={scrape} />}
    </Block>
  );
}

/** The progress of the read; the total is the highest number of open sources that the card has seen. */
function Running({ scrape }: { scrape: Answer<'getManualScrape'> }) {
  const [seen, setSeen] = useState({ runId: scrape.runId, most: scrape.jobsOpen });
  if (seen.runId !== scrape.runId || seen.most < scrape.jobsOpen) {
    setSeen({ runId: scrape.runId, most: scrape.jobsOpen });
  }
  const { confirm, confirmation } = useConfirm();
  const stop = useAction(stopManualScrapes);
  async function press(): Promise<void> {
    if (await confirm(STOP_RUNS)) await stop.run({ body: {} });
  }
  return (
    <>
      <JobProgress
        label={t('scraping.manual')}
        job={{
          state: 'running',
          progress: { done: seen.most - scrape.jobsOpen, total: seen.most },
          startedAt: scrape.startedAt,
          message: <Message scrape={scrape} />,
        }}
        cancel={{ label: t('scraping.stop'), isPending: stop.isPending, onCancel: () => void press() }}
      />
      {confirmation}
    </>
  );
}

/** The sources still to be read, or how long the flag is held afterwards. */
function Message({ scrape }: { scrape: Answer<'getManualScrape'> }) {
  const city = scrape.city ?? '–';
  if (scrape.jobsOpen > 0)
    return (
      <>
        {t('scraping.runningIn', { city, open: scrape.jobsOpen })} {scrape.waits}
      </>
    );
  return (
    <>
      {t('scraping.readHeld', { city })} <Ago at={scrape.heldUntil} />.
    </>
  );
}
