import type { OwnPromoterRequest } from '@marquee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { PROMOTER_TEXT_MAX } from '../../api/advertising.generated.ts';
import { call } from '../../api/call.ts';
import { queryFor } from '../../api/query-for.ts';
import { shortDay } from '../../messages/dates.ts';
import { promoterText } from '../../messages/promoters.ts';
import { Form, SubmitButton } from '../../ui/form/form.tsx';
import { AreaInput, TextInput, UrlInput } from '../../ui/form/inputs.tsx';
import { problemOf } from '../../ui/form/told-faults.ts';
import { useForm } from '../../ui/form/use-form.ts';
import styles from './advertise.module.css';

const EMPTY = { organization: '', website: '', about: '', cities: '' };

/** Asks for the promoter's role. It begins with what was asked before, so that nobody types it twice. */
export function AskForm({ last, email: mailbox }: { last: OwnPromoterRequest['request']; email: string }) {
  const queries = useQueryClient();
  const { organization, website, about, cities } = last ?? EMPTY;
  const form = useForm({
    endpoint: 'requestPromoter',
    guarded: true,
    initial: { organization, website, about, cities },
    needed: {
      organization: promoterText('advertise.organizationNeeded'),
      website: promoterText('advertise.websiteNeeded'),
      about: promoterText('advertise.aboutNeeded'),
      cities: promoterText('advertise.citiesNeeded'),
    },
    sentenceOf: (error) => problemOf(error).detail || promoterText('advertise.sendFailed'),
    send: async ({ body }) => {
      queries.setQueryData(queryFor('getPromoterRequest', {}).queryKey, await call('requestPromoter', { body }));
    },
  });
  const { organization: name, website: address, about: most, cities: places } = PROMOTER_TEXT_MAX;
  return (
    <>
      <h2>{promoterText('advertise.form')}</h2>
      <p>
        {last?.status === 'withdrawn'
          ? promoterText('advertise.withdrawnText', { day: shortDay(new Date(last.timestamp)) })
          : promoterText('advertise.formText', { email: mailbox })}
      </p>
      <Form of={form} className={styles.form} label={promoterText('advertise.form')}>
        <TextInput
          label={promoterText('advertise.organization')}
          maxLength={name}
          autoComplete="organization"
          {...form.field('organization')}
        />
        <UrlInput label={promoterText('advertise.website')} maxLength={address} {...form.field('website')} />
        <AreaInput
          label={promoterText('advertise.about')}
          hint={promoterText('advertise.aboutHint')}
          rows={4}
          maxLength={most}
          {...form.field('about')}
        />
        <TextInput
          label={promoterText('advertise.cities')}
          hint={promoterText('advertise.citiesHint')}
          maxLength={places}
          autoComplete="off"
          {...form.field('cities')}
        />
        <SubmitButton of={form} size="lg" wide pendingLabel={promoterText('advertise.sending')}>
          {promoterText('advertise.send')}
        </SubmitButton>
      </Form>
    </>
  );
}
