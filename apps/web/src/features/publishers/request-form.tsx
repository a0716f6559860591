import type { PublisherWish } from '@marquee/contract';
import { call } from '../../api/call.ts';
import { publisherText } from '../../messages/publishers.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { AreaInput, TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './publishers.module.css';
import { sentenceOf } from './sentence-of.ts';
import { WishChoice } from './wish-choice.tsx';

/** How a sent request goes on. */
export interface Sent {
  way: 'letter' | 'person';
  email: string;
}

const INITIAL: { site: string; wish: PublisherWish | ''; words: string; email: string } = {
  site: '',
  wish: '',
  words: '',
  email: '',
};

interface RequestFormProps {
  hasMail: boolean;
  onSent: (sent: Sent) => void;
}

/** Asks us to leave a site alone, or to correct what we show of it. */
export function RequestForm({ hasMail, onSent }: RequestFormProps) {
  const form = useForm({
    endpoint: 'askAsPublisher',
    // Nothing is chosen at first.
    initial: INITIAL as typeof INITIAL & { wish: PublisherWish },
    needed: {
      site: publisherText('publisher.siteNeeded'),
      wish: publisherText('publisher.wishNeeded'),
      email: publisherText('publisher.emailNeeded'),
    },
    check: ({ wish, words }) =>
      wish === 'correct' && words.trim() === '' ? { words: publisherText('publisher.wordsNeeded') } : {},
    sentenceOf: (error) => sentenceOf(error, 'publisher.failed'),
    send: async ({ body }) => {
      const { way } = await call('askAsPublisher', { body });
      onSent({ way, email: body.email });
    },
  });
  const isCorrection = form.values.wish === 'correct';
  return (
    <Form of={form} className={styles.form} label={publisherText('publisher.title')}>
      <TextInput
        label={publisherText('publisher.site')}
        hint={publisherText('publisher.siteHint')}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2_000}
        {...form.field('site')}
      />
      <WishChoice {...form.field('wish')} />
      <AreaInput
        label={publisherText(isCorrection ? 'publisher.wordsCorrect' : 'publisher.words')}
        hint={publisherText(isCorrection ? 'publisher.wordsCorrectHint' : 'publisher.wordsHint')}
        rows={3}
        maxLength={1_000}
        {...form.field('words')}
      />
      <TextInput
        type="email"
        label={publisherText('publisher.email')}
        hint={publisherText(hasMail ? 'publisher.emailHintMail' : 'publisher.emailHint')}
        autoComplete="email"
        {...form.field('email')}
      />
      <SubmitButton of={form} pendingLabel={publisherText('publisher.sending')}>
        {publisherText('publisher.send')}
      </SubmitButton>
      <p className={styles.quiet}>{publisherText('publisher.kept')}</p>
    </Form>
  );
}
