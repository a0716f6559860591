import type { Venue } from '@marquee/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { CallError, DeadlineError } from '../../api/call-error.ts';
import { queryFor } from '../../api/query-for.ts';
import { venueText } from '../../messages/venues.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { AreaInput, TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast-store.ts';
import styles from './venue-page.module.css';

interface ClaimDialogProps {
  venue: Venue;
  /** The domain whose mailboxes prove it; null: a person decides. */
  host: string | null;
  onClose: () => void;
}

type Way = 'letter' | 'person';

/** Claims a venue: by a letter to its own domain, or by a sentence for an administrator. */
export function ClaimDialog({ venue, host, onClose }: ClaimDialogProps) {
  const { data: mail } = useQuery(queryFor('mailStatus', {}));
  const domain = mail?.isSetUp ? host : null;
  const [chosen, choose] = useState<Way>('letter');
  const way = domain === null ? 'person' : chosen;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={venueText('venue.claimDialog', { venue: venue.name })}
      description={
        domain === null ? venueText('venue.claimByPerson') : venueText('venue.claimByMail', { host: domain })
      }
    >
      <div className={styles.form}>
        {domain !== null && <WayChoice way={way} onWay={choose} />}
        <ClaimForm key={way} way={way} slug={venue.slug} host={domain ?? ''} onClose={onClose} />
      </div>
    </Dialog>
  );
}

const WAYS = { letter: 'venue.wayLetter', person: 'venue.wayPerson' } as const;

function WayChoice({ way, onWay }: { way: Way; onWay: (way: Way) => void }) {
  return (
    <fieldset className={styles.ways}>
      <legend>{venueText('venue.way')}</legend>
      {(['letter', 'person'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="way" checked={way === one} onChange={() => onWay(one)} />
          {venueText(WAYS[one])}
        </label>
      ))}
    </fieldset>
  );
}

function ClaimForm({ way, slug, host, onClose }: { way: Way; slug: string; host: string; onClose: () => void }) {
  const queries = useQueryClient();
  const failed = venueText('venue.claimFailed');
  const form = useForm({
    endpoint: 'claimVenue',
    initial: { email: '', words: '' },
    needed: way === 'letter' ? { email: venueText('venue.emailNeeded') } : { words: venueText('venue.wordsNeeded') },
    toBody: ({ email, words }) => (way === 'letter' ? { way, email } : { way, words }),
    sentenceOf: (error) =>
      error instanceof CallError || error instanceof DeadlineError ? error.detail || failed : failed,
    send: async ({ body }) => {
      const claim = await call('claimVenue', { params: { slug }, body });
      await queries.invalidateQueries({ queryKey: ['getOwnClaim'] });
      if (claim.email !== null)
        toast({
          title: venueText('venue.letterSent'),
          description: venueText('venue.letterSentText', { email: claim.email }),
          tone: 'success',
        });
      onClose();
    },
  });
  return (
    <Form of={form} className={styles.form}>
      {way === 'letter' ? (
        <TextInput
          type="email"
          label={venueText('venue.email')}
          hint={venueText('venue.emailHint', { host })}
          autoComplete="email"
          {...form.field('email')}
        />
      ) : (
        <AreaInput
          label={venueText('venue.words')}
          hint={venueText('venue.wordsHint')}
          rows={4}
          maxLength={1_000}
          {...form.field('words')}
        />
      )}
      <SubmitButton of={form} wide pendingLabel={venueText('venue.sending')}>
        {venueText('venue.sendClaim')}
      </SubmitButton>
    </Form>
  );
}
