import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { TextInput } from '../../../ui/form/inputs.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { wholeNumber } from '../../kit/format.ts';
import styles from '../../kit/kit.module.css';
import { List } from '../../kit/list.tsx';
import { Live } from '../../kit/live.tsx';
import { Block, Columns, Facts, Stack } from '../../kit/parts.tsx';
import { Tile, Tiles } from '../../kit/tiles.tsx';
import { useActionForm } from '../../kit/use-action-form.ts';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';
import { discoveredSources } from './discovered-sources.tsx';
import { Venues } from './venues.tsx';

const MOST = 10;

/** What discovery made sources, and a test of what an aggregate would add (spec: VINTEG-01 to VINTEG-05). */
export function VenueIntegration() {
  const figures = useLive('getVenueIntegration', {}, { everySeconds: 30 });
  return (
    <Stack>
      <Live of={figures} lines={4}>
        {({ topCities, ...data }) => (
          <>
            <Block title={t('vinteg.title')} note={t('vinteg.note')}>
              <Tiles label={t('vinteg.title')}>
                <Tile name="vinteg.total" value={wholeNumber(data.totalVenues)} hint={t('vinteg.totalHint')} />
                <Tile name="vinteg.active" value={wholeNumber(data.activeVenues)} />
                <Tile
                  name="vinteg.aggregates"
                  value={wholeNumber(data.fromAggregates)}
                  hint={t('vinteg.sites', { count: data.aggregates })}
                />
                <Tile name="vinteg.day" value={wholeNumber(data.last24h)} />
              </Tiles>
            </Block>
            <Columns>
              <Block title={t('vinteg.top')}>
                {topCities.length === 0 ? (
                  <p className={styles.nothing}>{t('word.noData')}</p>
                ) : (
                  <Facts
                    facts={topCities.map(({ city, state, venues }) => [`${city}, ${state}`, wholeNumber(venues)])}
                  />
                )}
              </Block>
              <TestIntegration />
            </Columns>
          </>
        )}
      </Live>
      <Block title={t('vinteg.list')}>
        <List of={discoveredSources} />
      </Block>
    </Stack>
  );
}

/** Asks for a scan that leaves nothing behind (docs/spec/decisions.md 121). */
function TestIntegration() {
  const { form, action } = useActionForm({
    call: 'scanAggregate',
    success: ({ venueLinks }) => ({
      title: t('vinteg.complete'),
      description: t('vinteg.completeText', { count: venueLinks.filter(({ isKnown }) => !isKnown).length }),
    }),
    failure: { title: t('vinteg.failed'), fallback: t('vinteg.failedText') },
    reloads: ['listAuditLog'],
    initial: { url: '', isTrial: true },
    needed: { url: t('vinteg.urlRequiredText') },
    onFaults: () =>
      toast({ title: t('aggregate.urlRequired'), description: t('vinteg.urlRequiredText'), tone: 'danger' }),
  });
  const scan = action.isPending ? undefined : action.answer;
  return (
    <Block title={t('vinteg.test')} note={t('vinteg.testNote')}>
      <Form of={form} className={styles.form}>
        <TextInput label={t('word.url')} inputMode="url" maxLength={2_000} {...form.field('url')} />
        <div className={styles.buttons}>
          <SubmitButton of={form} pendingLabel={t('vinteg.running')}>
            {t('vinteg.run')}
          </SubmitButton>
        </div>
      </Form>
      {scan && (
        <div className={styles.part}>
          <h3 className={styles.subhead}>{t(scan.isAggregate ? 'vinteg.would' : 'aggregate.isNot')}</h3>
          <Venues of={scan.venueLinks.filter(({ isKnown }) => !isKnown)} most={MOST} />
        </div>
      )}
    </Block>
  );
}
