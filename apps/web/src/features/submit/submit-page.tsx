import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { queryFor } from '../../api/query-for.ts';
import { t } from '../../messages/site.ts';
import { submitText } from '../../messages/submissions.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { EventForm } from './event-form.tsx';
import { KindChoice, type SentKind } from './kind-choice.tsx';
import { SourceForm } from './source-form.tsx';
import styles from './submit.module.css';

/** Sends in an event or a website with events, without an account (spec: BEY-38). */
export function SubmitPage() {
  const [params, setParams] = useSearchParams();
  const kind: SentKind = params.get('what') === 'website' ? 'source' : 'event';
  const [sentBy, setSentBy] = useState<string | null>(null);
  const { data: mail } = useQuery(queryFor('mailStatus', {}));
  const hasMail = mail?.isSetUp ?? false;
  usePageHead({ title: t('site.title', { page: submitText('submit.title') }), description: submitText('submit.text') });
  const Form = kind === 'event' ? EventForm : SourceForm;
  return (
    <>
      <Canopy>
        <header className={styles.head}>
          <h1 className={styles.title}>{submitText('submit.title')}</h1>
          <p className={styles.lead}>{submitText('submit.text')}</p>
        </header>
      </Canopy>
      <div className={styles.page}>
        {sentBy === null ? (
          <>
            <KindChoice
              value={kind}
              onValue={(next) => setParams(next === 'source' ? { what: 'website' } : {}, { replace: true })}
            />
            <Form key={kind} hasMail={hasMail} onSent={setSentBy} />
          </>
        ) : (
          <Sent email={sentBy} hasMail={hasMail} onAgain={() => setSentBy(null)} />
        )}
      </div>
    </>
  );
}

/** In the place of the form; it takes the focus, which would be lost otherwise. */
function Sent({ email, hasMail, onAgain }: { email: string; hasMail: boolean; onAgain: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.sent}>
      <h2>{submitText('submit.sent')}</h2>
      <p>{hasMail ? submitText('submit.sentText', { email }) : submitText('submit.sentTextNoMail')}</p>
      <Button onClick={onAgain}>{submitText('submit.again')}</Button>
    </div>
  );
}
