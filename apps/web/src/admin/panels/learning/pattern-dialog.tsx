import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { AreaInput, UrlInput } from '../../../ui/form/inputs.tsx';
import styles from '../../kit/kit.module.css';
import { useAction } from '../../kit/use-action.ts';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';
import { TriedEvent } from '../page-trials/tried-event.tsx';
import { Analysis } from './analysis.tsx';

/** Tests what could be learned from a page, or reads it (spec: PATTERN-02, CALL-146, CALL-147). */
export function PatternDialog({ isOpen, onOpen }: { isOpen: boolean; onOpen: (isOpen: boolean) => void }) {
  const [shown, setShown] = useState<'analysis' | 'events' | null>(null);
  const { form, action: analyze } = useActionForm({
    call: 'testPattern',
    success: ({ error, summary }) => {
      setShown('analysis');
      return { title: t('patterns.analyzed'), description: error ?? summary };
    },
    failure: { title: t('patterns.analyzeFailed'), fallback: t('patterns.failedText') },
    reloads: ['listAuditLog'],
    initial: { url: '', html: '' },
    needed: { url: t('patterns.urlNeeded') },
  });
  const extract = useAction({
    call: 'extractByPattern',
    success: ({ error, eventsFound }) => {
      setShown('events');
      return {
        title: t('patterns.extracted'),
        description: error ?? t('patterns.eventsFound', { count: eventsFound }),
      };
    },
    failure: { title: t('patterns.extractFailed'), fallback: t('patterns.failedText') },
    reloads: ['listAuditLog'],
  });

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpen}
      title={t('patterns.test')}
      description={t('patterns.testNote')}
      width="wide"
    >
      <Form of={form} className={styles.form}>
        <UrlInput label={t('patterns.url')} {...form.field('url')} />
        <AreaInput
          label={t('patterns.html')}
          hint={t('patterns.htmlHint')}
          rows={4}
          maxLength={200_000}
          spellCheck={false}
          {...form.field('html')}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" pending={analyze.isPending} disabled={form.isPending}>
            {t('patterns.analyze')}
          </Button>
          <Button pending={extract.isPending} disabled={form.isPending} onClick={() => void form.submit(extract.send)}>
            {t('patterns.extract')}
          </Button>
        </div>
      </Form>
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
