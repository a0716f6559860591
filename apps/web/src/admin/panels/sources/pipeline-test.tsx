import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import styles from '../../kit/kit.module.css';
import { Block } from '../../kit/parts.tsx';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';

/** Spec: SCRAPE-16. */
const DEFAULTS = { city: 'Columbia', state: 'SC' };

/** Reads one address as the engine would and says what came of it (spec: SCRAPE-16, SCRAPE-19). */
export function PipelineTest() {
  const [page, setPage] = useState({ url: '', ...DEFAULTS });
  const [isTried, setTried] = useState(false);
  const test = useAction({
    call: 'testScrapingPipeline',
    success: ({ eventsFound, status }) => ({
      title: t('pipeline.complete'),
      description: t('pipeline.completeText', { count: eventsFound, status }),
    }),
    failure: { title: t('pipeline.failed'), fallback: t('pipeline.failedText') },
    reloads: ['getModelStatus', 'getQuotaStatus', 'listAuditLog'],
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const url = page.url.trim();
    const [city, state] = [page.city.trim() || DEFAULTS.city, page.state.trim() || DEFAULTS.state];
    if (url) void test.run({ body: { url, city, state } });
  }

  const field = (name: keyof typeof page) => ({
    value: page[name],
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      setPage((before) => ({ ...before, [name]: value })),
  });
  const { answer } = test;
  return (
    <Block title={t('pipeline.title')} note={t('pipeline.note')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          type="url"
          inputMode="url"
          label={t('pipeline.url')}
          placeholder="https://"
          maxLength={2000}
          error={isTried && !page.url.trim() ? t('pipeline.urlNeeded') : undefined}
          {...field('url')}
        />
        <div className={styles.inlineForm}>
          <TextField label={t('pipeline.city')} maxLength={80} {...field('city')} />
          <TextField label={t('pipeline.state')} maxLength={2} {...field('state')} />
        </div>
        {answer && !test.isPending && (
          <p role="status">
            {t('pipeline.completeText', { count: answer.eventsFound, status: answer.status })} {answer.error}
          </p>
        )}
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" pending={test.isPending}>
            {t('pipeline.run')}
          </Button>
        </div>
      </form>
    </Block>
  );
}
