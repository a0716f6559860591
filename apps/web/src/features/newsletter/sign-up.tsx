import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { CallError, DeadlineError } from '../../api/call-error.ts';
import { language } from '../../messages/language.ts';
import { newsletterText } from '../../messages/newsletter.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Select } from '../../ui/select.tsx';
import { useHasMail } from '../follows/promise.tsx';
import type { Place } from '../place/place.ts';
import styles from './newsletter.module.css';

interface Sent {
  way: 'letter' | 'done';
  email: string;
}

/** Below each list of a city: one quiet line, and the form once somebody wants it. Nothing where the site cannot send email. */
export function NewsletterSignUp({ place }: { place: Place }) {
  const [isOpen, open] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  if (!useHasMail()) return null;
  if (sent) return <Answer {...sent} />;
  if (isOpen) return <SignUpForm place={place} onSent={setSent} />;
  return (
    <p className={styles.line}>
      {newsletterText('newsletter.line', { place: place.city })}
      <Button size="sm" onClick={() => open(true)}>
        {newsletterText('newsletter.open')}
      </Button>
    </p>
  );
}

const languages = () => [
  { value: 'en' as const, label: newsletterText('newsletter.en') },
  { value: 'es' as const, label: newsletterText('newsletter.es') },
];

function SignUpForm({ place: { city, state }, onSent }: { place: Place; onSent: (sent: Sent) => void }) {
  const { user } = useSession();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.querySelector('input')?.focus(), []);
  const form = useForm({
    endpoint: 'askForNewsletter',
    initial: { email: user?.email ?? '', language: language() },
    needed: { email: newsletterText('newsletter.emailNeeded') },
    toBody: (values) => ({ ...values, city, state }),
    sentenceOf: (error) => {
      const failed = newsletterText('newsletter.failed');
      return error instanceof CallError || error instanceof DeadlineError ? error.detail || failed : failed;
    },
    send: async ({ body }) => {
      const { way } = await call('askForNewsletter', { body });
      onSent({ way, email: body.email });
    },
  });
  const title = newsletterText('newsletter.title', { place: city });
  return (
    <section ref={ref} className={styles.box} aria-label={title}>
      <h2>{title}</h2>
      <p>{newsletterText('newsletter.text')}</p>
      <Form of={form} className={styles.form} label={title}>
        <TextInput
          type="email"
          label={newsletterText('newsletter.email')}
          autoComplete="email"
          {...form.field('email')}
        />
        <Select label={newsletterText('newsletter.language')} options={languages()} {...form.field('language')} />
        <SubmitButton of={form} pendingLabel={newsletterText('newsletter.sending')}>
          {newsletterText('newsletter.send')}
        </SubmitButton>
      </Form>
    </section>
  );
}

/** In the place of the form, which had the focus. */
function Answer({ way, email }: Sent) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  const isDone = way === 'done';
  return (
    <div ref={ref} role="status" tabIndex={-1} className={styles.box}>
      <h2>{newsletterText(isDone ? 'newsletter.done' : 'newsletter.asked')}</h2>
      <p>{newsletterText(isDone ? 'newsletter.doneText' : 'newsletter.askedText', { email })}</p>
    </div>
  );
}
