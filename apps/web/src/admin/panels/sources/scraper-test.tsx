import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { UrlInput } from '../../../ui/form/inputs.tsx';
import { wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { Block } from '../../kit/parts.tsx';
import type { ActionSpec } from '../../kit/use-action.ts';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';

/** Reads one page as the engine would (spec: CALL-053, ERR-029, ERR-046). */
export const testScraper = {
  call: 'testIntelligentScraper',
  success: ({ eventsFound, processingTime, error }) => {
    const found = t('scrapers.testedText', { count: eventsFound, ms: wholeNumber(processingTime) });
    return { title: t('scrapers.tested'), description: error ? `${found} ${error}` : found };
  },
  failure: { title: t('scrapers.testFailed'), fallback: t('scrapers.testFailedText') },
  reloads: ['listAuditLog', 'getModelStatus', 'getQuotaStatus'],
} as const satisfies ActionSpec<'testIntelligentScraper'>;

/** The URL test box (spec: PERF-03). */
export function ScraperTest() {
  const { form } = useActionForm({
    ...testScraper,
    initial: { url: '' },
    needed: { url: t('scrapers.urlNeeded') },
    toBody: ({ url }) => ({ url: url.trim() }),
  });
  return (
    <Block title={t('scrapers.test')} note={t('scrapers.testNote')}>
      <Form of={form} className={styles.form}>
        <UrlInput label={t('word.url')} {...form.field('url')} />
        <div className={styles.buttons}>
          <SubmitButton of={form}>{t('scrapers.run')}</SubmitButton>
        </div>
      </Form>
    </Block>
  );
}
