import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { RowOf } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { enteredNumber, NUMBER_RANGES, numberFault, rangeText } from '../../kit/number-entry.ts';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { TOUCHED_BY_STEERING } from './source-actions.ts';

type Source = RowOf<'listScrapingSources'>;

const TIERS = [
  { value: 'high', label: t('steer.tier.high') },
  { value: 'medium', label: t('steer.tier.medium') },
  { value: 'low', label: t('steer.tier.low') },
] as const;
const MINUTES = NUMBER_RANGES.sourceMinutes;

/** Name, address, city, interval and tier of a source; the server validates address and city. */
export function EditSource({ source }: { source: Source }) {
  const [given, setGiven] = useState(() => ({
    name: source.name,
    url: source.url,
    city: source.city,
    state: source.state,
    interval: String(source.intervalMinutes),
  }));
  const [tier, setTier] = useState(source.tier);
  const [isTried, setTried] = useState(false);
  const edit = useAction({
    call: 'editSource',
    success: (saved) => ({ title: t('steer.saved'), description: t('steer.savedText', { name: saved.name }) }),
    failure: { title: t('steer.saveFailed'), fallback: t('steer.failedText') },
    reloads: TOUCHED_BY_STEERING,
  });
  const minutes = enteredNumber(given.interval, MINUTES);
  const isMoving = given.url.trim() !== source.url;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    const { name, url, city, state } = given;
    if (!name.trim() || !url.trim() || !city.trim() || !/^[A-Za-z]{2}$/.test(state.trim()) || minutes === null) return;
    const body = { name: name.trim(), url: url.trim(), city: city.trim(), state: state.trim(), tier };
    await edit.run({ params: { id: source.id }, body: { ...body, intervalMinutes: minutes } });
  }

  const field = (name: keyof typeof given) => ({
    value: given[name],
    required: true,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) =>
      setGiven((before) => ({ ...before, [name]: value })),
  });
  const missing = (name: keyof typeof given) => (isTried && !given[name].trim() ? t('steer.needed') : undefined);

  return (
    <details>
      <summary>{t('steer.edit')}</summary>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField label={t('steer.name')} maxLength={120} error={missing('name')} {...field('name')} />
        <TextField
          type="url"
          inputMode="url"
          label={t('scraping.address')}
          maxLength={2000}
          hint={isMoving ? t('steer.moveNote') : undefined}
          error={missing('url')}
          {...field('url')}
        />
        <div className={styles.inlineForm}>
          <TextField label={t('scraping.city')} maxLength={80} error={missing('city')} {...field('city')} />
          <TextField
            label={t('scraping.state')}
            maxLength={2}
            error={isTried && !/^[A-Za-z]{2}$/.test(given.state.trim()) ? t('steer.stateNeeded') : undefined}
            {...field('state')}
          />
        </div>
        <div className={styles.inlineForm}>
          <TextField
            label={t('steer.interval')}
            inputMode="numeric"
            maxLength={6}
            hint={rangeText(MINUTES)}
            error={isTried ? numberFault(given.interval, MINUTES) : undefined}
            {...field('interval')}
          />
          <Select label={t('scraping.tier')} value={tier} options={TIERS} onValue={setTier} />
        </div>
        <div className={styles.buttons}>
          <Button type="submit" size="sm" variant="primary" pending={edit.isPending}>
            {t('steer.save')}
          </Button>
        </div>
      </form>
    </details>
  );
}
