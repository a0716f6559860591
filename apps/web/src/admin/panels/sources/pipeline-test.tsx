import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { TextInput, UrlInput } from '../../../ui/form/inputs.tsx';
import styles from '../../kit/kit.module.css';
import { Block } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';

const PLACE = { city: 'Columbia', state: 'SC' };

/** Reads one address as the engine does and shows the result (spec: SCRAPE-16, SCRAPE-19); an empty place falls back to Columbia, SC. */
export function PipelineTest() {
  const { form, action } = useActionForm({
    call: 'testScrapingPipeline',
    success: ({ eventsFound, status }) => ({
      title: t('pipeline.complete'),
      description: t('pipeline.completeText', { count: eventsFound, status }),
    }),
    failure: { title: t('pipeline.failed'), fallback: t('pipeline.failedText') },
    reloads: ['getModelStatus', 'getQuotaStatus', 'listAuditLog'],
    initial: { url: '', ...PLACE },
    needed: { url: t('pipeline.urlNeeded') },
    toBody: ({ url, city, state }) => ({
      url: url.trim(),
      city: city.trim() || PLACE.city,
      state: state.trim() || PLACE.state,
    }),
  });
  const { answer } = action;
  return (
    <Block title={t('pipeline.title')} note={t('pipeline.note')}>
      <Form of={form} className={styles.form}>
        <UrlInput label={t('pipeline.url')} {...form.field('url')} />
        <div className={styles.inlineForm}>
          <TextInput label={t('word.city')} maxLength={80} {...form.field('city')} />
          <TextInput label={t('word.state')} maxLength={2} {...form.field('state')} />
        </div>
        {answer && !form.isPending && (
          <p role="status">
            {t('pipeline.completeText', { count: answer.eventsFound, status: answer.status })} {answer.error}
          </p>
        )}
        <div className={styles.buttons}>
          <SubmitButton of={form}>{t('pipeline.run')}</SubmitButton>
        </div>
      </Form>
    </Block>
  );
}
