import type { ManagedVenue } from '@marquee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { CallError, DeadlineError } from '../../api/call-error.ts';
import { VENUE_TEXT_MOST } from '../../api/constants.generated.ts';
import { venueText } from '../../messages/venues.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { AreaInput, TextInput } from '../../ui/form/inputs.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { toast } from '../../ui/toast-store.ts';
import styles from './manage.module.css';

/** The venue's settings: its truth above what websites say of it (spec: VENUE-01, VENUE-03). */
export function ProfileForm({ venue, onReload }: { venue: ManagedVenue; onReload: () => Promise<unknown> }) {
  const { slug, profile, told, version } = venue;
  const queries = useQueryClient();
  const [isStale, setStale] = useState(false);
  const failed = venueText('manage.updateFailed');
  const form = useForm({
    endpoint: 'updateVenue',
    guarded: true,
    initial: {
      name: profile.name ?? told.name,
      address: profile.address ?? told.address ?? '',
      website: profile.website ?? '',
      phone: profile.phone ?? '',
      description: profile.description ?? '',
      accessibility: profile.accessibility ?? '',
    },
    toBody: (values) => ({ ...values, version }),
    sentenceOf: (error) =>
      error instanceof CallError || error instanceof DeadlineError ? error.detail || failed : failed,
    send: async ({ body }) => {
      try {
        const changed = await call('updateVenue', { params: { slug }, body });
        queries.setQueryData(['getManagedVenue', { params: { slug } }], changed);
        void queries.invalidateQueries({ queryKey: ['getVenue'] });
        void queries.invalidateQueries({ queryKey: ['listOwnVenues'] });
        toast({ title: venueText('manage.updated'), description: venueText('manage.updatedText'), tone: 'success' });
      } catch (error) {
        setStale(error instanceof CallError && error.status === 409);
        throw error;
      }
    },
  });
  const toldHint = (text: string | null) =>
    text === null ? venueText('manage.untold') : venueText('manage.told', { text });
  const most = VENUE_TEXT_MOST;
  return (
    <Card>
      <Form of={form} className={styles.form} label={venueText('manage.settings')}>
        <div>
          <h2>{venueText('manage.settings')}</h2>
          <p className={styles.hint}>{venueText('manage.settingsText')}</p>
        </div>
        {isStale && (
          <Button className={styles.reload} onClick={() => void onReload().then(() => form.reset())}>
            {venueText('manage.reload')}
          </Button>
        )}
        <TextInput
          label={venueText('manage.name')}
          hint={toldHint(told.name)}
          autoComplete="off"
          maxLength={most.name}
          {...form.field('name')}
        />
        <TextInput
          label={venueText('manage.address')}
          hint={toldHint(told.address)}
          autoComplete="off"
          maxLength={most.address}
          {...form.field('address')}
        />
        <div className={styles.pair}>
          <TextInput
            label={venueText('manage.website')}
            hint={toldHint(told.website)}
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            maxLength={most.website}
            {...form.field('website')}
          />
          <TextInput
            label={venueText('manage.phone')}
            inputMode="tel"
            autoComplete="off"
            maxLength={most.phone}
            {...form.field('phone')}
          />
        </div>
        <AreaInput
          label={venueText('manage.description')}
          rows={5}
          maxLength={most.description}
          {...form.field('description')}
        />
        <AreaInput
          label={venueText('manage.accessibility')}
          hint={venueText('manage.accessibilityHint')}
          rows={3}
          maxLength={most.accessibility}
          {...form.field('accessibility')}
        />
        <SubmitButton of={form} pendingLabel={venueText('manage.updating')}>
          {venueText('manage.update')}
        </SubmitButton>
      </Form>
    </Card>
  );
}
