import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import type { Answer } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { Ago, Block, ToneBadge } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { useActionForm } from '../../kit/use-action-form.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { CitySelect } from './city-select.tsx';

/** The server holds the flag (docs/spec/decisions.md 85); while it does, the card looks often enough to see it fall. */
const EVERY_SECONDS = 5;
const TOUCHED = ['getManualScrape', 'listScrapingActivity', 'getScrapingOverview', 'listAuditLog'] as const;

/** Reads a city's sources now, one run at a time, and stops it (spec: SCRAPE-12 to SCRAPE-14). */
export function ManualTrigger() {
  const { data: scrape } = useLive('getManualScrape', {}, { everySeconds: EVERY_SECONDS });
  const isRunning = scrape?.running ?? false;
  const { data: controls } = useLive('getSystemControls', {}, { everySeconds: EVERY_SECONDS });
  const isShutDown = controls?.globalControls.emergencyShutdown.active ?? false;
  const { form } = useActionForm({
    call: 'triggerScrape',
    success: (answer, { body }) => ({
      title: t('scraping.triggered'),
      description: t('scraping.triggeredText', { city: answer.city ?? body.city }),
    }),
    failure: { title: t('scraping.triggerFailed'), fallback: t('scraping.triggerFailedText') },
    reloads: TOUCHED,
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
        {isRunning && (
          <p role="status">
            <Running scrape={scrape} />
          </p>
        )}
        <div className={styles.buttons}>
          <SubmitButton of={form} disabled={isRunning || isShutDown || form.isPending}>
            {t('scraping.run')}
          </SubmitButton>
          {isRunning && <EmergencyStop />}
        </div>
      </Form>
    </Block>
  );
}

/** What is still to be read, or how long the flag is held after everything was. */
function Running({ scrape }: { scrape: Answer<'getManualScrape'> | undefined }) {
  const city = scrape?.city ?? '–';
  const open = scrape?.jobsOpen ?? 0;
  return open > 0 ? (
    <>
      {t('scraping.runningIn', { city, open })} <Ago at={scrape?.startedAt ?? null} />
    </>
  ) : (
    <>
      {t('scraping.readHeld', { city })} <Ago at={scrape?.heldUntil ?? null} />.
    </>
  );
}

function EmergencyStop() {
  const { confirm, confirmation } = useConfirm();
  const stop = useAction({
    call: 'stopManualScrapes',
    success: { title: t('scraping.stopped'), description: t('scraping.stoppedText') },
    failure: { title: t('scraping.stopFailed'), fallback: t('scraping.stopFailedText') },
    reloads: TOUCHED,
  });
  async function press(): Promise<void> {
    const words = { title: t('scraping.stop'), description: t('scraping.stopAsk'), confirmLabel: t('scraping.stop') };
    if (await confirm({ ...words, danger: true })) await stop.run({ body: {} });
  }
  return (
    <>
      <Button variant="danger" pending={stop.isPending} onClick={() => void press()}>
        {t('scraping.stop')}
      </Button>
      {confirmation}
    </>
  );
}
