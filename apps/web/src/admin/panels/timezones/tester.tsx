import type { TimezoneTest } from '@marquee/contract';
import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import { Link } from '../../../ui/link.tsx';
import { stamp } from '../../kit/format.ts';
import kit from '../../kit/kit.module.css';
import { Block, Facts, ToneBadge } from '../../kit/parts.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';

/** Looks an event up and compares its zone with its city's (spec: TZ-02; docs/spec/decisions.md 92). */
export function TimezoneTester() {
  const { form, action } = useActionForm({
    call: 'testTimezone',
    success: ({ title, verdict }) => ({ title: t('zones.done'), description: `${title}: ${verdict}` }),
    failure: { title: t('zones.failed'), fallback: t('zones.failedText') },
    reloads: [],
    initial: { eventId: '' },
    needed: { eventId: t('zones.idNeeded') },
  });
  return (
    <Block title={t('zones.test')} note={t('zones.testNote')}>
      <Form of={form} className={kit.form}>
        <TextInput
          label={t('zones.eventId')}
          hint={t('zones.eventIdHint')}
          maxLength={300}
          {...form.field('eventId')}
        />
        <SubmitButton of={form}>{t('zones.run')}</SubmitButton>
      </Form>
      <div role="status">{action.answer && <Result test={action.answer} />}</div>
    </Block>
  );
}

function Result({ test }: { test: TimezoneTest }) {
  const { title, slug, city, eventTimezone, cityTimezone, startLocal, startsAt, localInCity, verdict } = test;
  const { isZoneRight, isTimeRight } = test;
  const tone = !isTimeRight ? 'bad' : isZoneRight ? 'good' : 'warn';
  const word = !isTimeRight ? 'zones.wrong' : isZoneRight ? 'zones.right' : 'zones.sameTime';
  return (
    <section className={kit.part}>
      <h3 className={kit.subhead}>
        <ToneBadge tone={tone}>{t(word)}</ToneBadge>
      </h3>
      <p>{verdict}</p>
      <Facts
        facts={[
          [
            t('word.event'),
            <Link key="event" to={`/events/${slug}`}>
              {title}
            </Link>,
          ],
          [t('word.city'), city],
          [t('zones.eventZone'), eventTimezone],
          [t('zones.cityZone'), cityTimezone],
          [t('zones.wall'), startLocal.replace('T', ' ')],
          [t('zones.instant'), stamp(startsAt)],
          [t('zones.inCity'), localInCity.replace('T', ' ')],
        ]}
      />
    </section>
  );
}
