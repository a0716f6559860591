import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextArea, TextField } from '../../../ui/field.tsx';
import styles from '../../kit/kit.module.css';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { TriedEvent } from '../page-trials/tried-event.tsx';
import { Analysis } from './analysis.tsx';

/** Tests what could be learned of a page, or reads it (spec: PATTERN-02, CALL-146, CALL-147). */
export function PatternDialog({ isOpen, onOpen }: { isOpen: boolean; onOpen: (isOpen: boolean) => void }) {
  const [url, setUrl] = useState('');
  const [html, setHtml] = useState('');
  const [isTried, setTried] = useState(false);
  const [shown, setShown] = useState<'analysis' | 'events' | null>(null);
  const analyze = useAction({
    call: 'testPattern',
    success: ({ error, summary }) => ({ title: t('patterns.analyzed'), description: error ?? summary }),
    failure: { title: t('patterns.analyzeFailed'), fallback: t('patterns.failedText') },
    reloads: ['listAuditLog'],
  });
  const extract = useAction({
    call: 'extractByPattern',
    success: ({ error, eventsFound }) => ({
      title: t('patterns.extracted'),
      description: error ?? t('patterns.eventsFound', { count: eventsFound }),
    }),
    failure: { title: t('patterns.extractFailed'), fallback: t('patterns.failedText') },
    reloads: ['listAuditLog'],
  });

  async function run(action: Pick<typeof analyze, 'run'> | Pick<typeof extract, 'run'>, kind: 'analysis' | 'events') {
    setTried(true);
    if (!url.trim()) return;
    const isDone = await action.run({ body: { url: url.trim(), html: html.trim() || null } });
    if (isDone) setShown(kind);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void run(analyze, 'analysis');
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpen}
      title={t('patterns.test')}
      description={t('patterns.testNote')}
      width="wide"
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          type="url"
          inputMode="url"
          label={t('patterns.url')}
          placeholder="https://"
          maxLength={2000}
          required
          value={url}
          error={isTried && !url.trim() ? t('patterns.urlNeeded') : undefined}
          onChange={(change) => setUrl(change.currentTarget.value)}
        />
        <TextArea
          label={t('patterns.html')}
          hint={t('patterns.htmlHint')}
          rows={4}
          maxLength={200_000}
          spellCheck={false}
          value={html}
          onChange={(change) => setHtml(change.currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" pending={analyze.isPending}>
            {t('patterns.analyze')}
          </Button>
          <Button pending={extract.isPending} onClick={() => void run(extract, 'events')}>
            {t('patterns.extract')}
          </Button>
        </div>
      </form>
      {shown === 'analysis' && analyze.answer && <Analysis analysis={analyze.answer} />}
      {shown === 'events' && extract.answer && (
        <section aria-label={t('patterns.events')}>
          <h3 className={styles.subhead}>{t('patterns.eventsFound', { count: extract.answer.eventsFound })}</h3>
          {extract.answer.error && <p className={styles.nothing}>{extract.answer.error}</p>}
          <ul className={styles.folds}>
            {extract.answer.events.map((event) => (
              <TriedEvent key={event.id} event={event} />
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
