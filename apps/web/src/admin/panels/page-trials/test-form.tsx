import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form/form.tsx';
import { NumberInput, TextInput, UrlInput } from '../../../ui/form/inputs.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from '../../kit/kit.module.css';
import { enteredNumber, NUMBER_RANGES, rangeText } from '../../kit/number-entry.ts';
import { useActionForm } from '../../kit/use-action-form.ts';
import { t } from '../../messages.ts';
import { PRESETS } from './presets.ts';

const LIMIT = NUMBER_RANGES.extractorEvents;

const EMPTY = { url: '', city: '', state: '', limit: null as number | null };

/** @param initial what its fields hold at first: each section has its own */
export function useTestForm(initial = EMPTY) {
  return useActionForm({
    call: 'testUnifiedExtraction',
    success: ({ success, error, result }) => ({
      title: t('phase1.completed'),
      description: success
        ? t('phase1.found', { count: result.eventsFound })
        : t('phase1.failedWith', { error: error ?? '–' }),
      ...(success ? {} : { tone: 'danger' }),
    }),
    failure: { title: t('phase1.failed'), fallback: t('phase1.failedText') },
    reloads: ['getModelStatus', 'getQuotaStatus', 'listAuditLog'],
    initial,
    needed: { url: t('phase1.urlRequiredText'), city: t('phase1.cityNeeded'), state: t('phase1.stateNeeded') },
    check: ({ limit }) =>
      limit === null || enteredNumber(limit, LIMIT) !== null
        ? {}
        : { limit: t('phase1.limitWrong', { range: rangeText(LIMIT) }) },
    onFaults: ({ url, city, state }) => {
      if (url) toast({ title: t('phase1.urlRequired'), description: t('phase1.urlRequiredText'), tone: 'danger' });
      else if (city || state)
        toast({ title: t('phase1.placeRequired'), description: t('phase1.placeRequiredText'), tone: 'danger' });
    },
  });
}

/** Address, place and how many events to show; presets fill the first three. */
export function TestForm({ of: form }: { of: ReturnType<typeof useTestForm>['form'] }) {
  return (
    <Form of={form} className={styles.form}>
      <fieldset className={styles.presets}>
        <legend>{t('phase1.presets')}</legend>
        {PRESETS.map(({ name, ...preset }) => (
          <Button key={name} size="sm" onClick={() => form.set(preset)}>
            {name}
          </Button>
        ))}
      </fieldset>
      <UrlInput label={t('phase1.url')} {...form.field('url')} />
      <div className={styles.inlineForm}>
        <TextInput label={t('word.city')} maxLength={80} {...form.field('city')} />
        <TextInput
          label={t('word.state')}
          maxLength={2}
          placeholder="SC"
          autoCapitalize="characters"
          {...form.field('state')}
        />
        <NumberInput
          label={t('phase1.limit')}
          hint={t('phase1.limitHint', { range: rangeText(LIMIT) })}
          min={LIMIT.least}
          max={LIMIT.most}
          placeholder="3"
          {...form.field('limit')}
        />
      </div>
      <div className={styles.buttons}>
        <SubmitButton of={form} pendingLabel={t('phase1.running')}>
          {t('phase1.run')}
        </SubmitButton>
      </div>
    </Form>
  );
}
