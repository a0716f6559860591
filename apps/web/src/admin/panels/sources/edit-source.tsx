import { type ChangeEvent, type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { RowOf } from '../../kit/calls.ts';
import styles from '../../kit/kit.module.css';
import { enteredNumber, NUMBER_RANGES, numberFault, rangeText } from '../../kit/number-entry.ts';
import { useAction } from '../../kit/use-action.ts';
import { t } from '../../messages.ts';
import { TOUCHED_BY_STEERING } from './source-actions.ts';

type Source = RowOf<'listScrapingSources'>;

const MINUTES = NUMBER_RANGES.sourceMinutes;

const fieldsOf = ({ name, url, city, state, intervalMinutes }: Source) => ({
  name,
  url,
  city,
  state,
  interval: String(intervalMinutes),
});
type Fields = ReturnType<typeof fieldsOf>;

/**
 * Name, address, city and interval of a source; the server validates address and city. What was typed stays while the
 * source is read again, and the other fields follow the server, so that saving changes only what was typed.
 */
export function EditSource({ source }: { source: Source }) {
  const stored = fieldsOf(source);
  const [typed, setTyped] = useState<Partial<Fields>>({});
  /** What the form showed when the first field was typed. */
  const [base, setBase] = useState(stored);
  const given = { ...stored, ...typed };
  const type = (change: Partial<Fields>) => {
    if (Object.keys(typed).length === 0) setBase(stored);
    setTyped({ ...typed, ...change });
  };
  const isStale = (Object.keys(typed) as Array<keyof Fields>).some((name) => stored[name] !== base[name]);
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
    const body = { name: name.trim(), url: url.trim(), city: city.trim(), state: state.trim(), tier: source.tier };
    if (await edit.run({ params: { id: source.id }, body: { ...body, intervalMinutes: minutes } })) setTyped({});
  }

  const field = (name: keyof Fields) => ({
    value: given[name],
    required: true,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => type({ [name]: value }),
  });
  const missing = (name: keyof Fields) => (isTried && !given[name].trim() ? t('steer.needed') : undefined);

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
          <TextField label={t('word.city')} maxLength={80} error={missing('city')} {...field('city')} />
          <TextField
            label={t('word.state')}
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
        </div>
        {isStale && (
          <p className={styles.stale} role="status">
            <span>{t('steer.stale')}</span>
            <Button size="sm" onClick={() => setTyped({})}>
              {t('steer.discard')}
            </Button>
          </p>
        )}
        <div className={styles.buttons}>
          <Button type="submit" size="sm" variant="primary" pending={edit.isPending}>
            {t('steer.save')}
          </Button>
        </div>
      </form>
    </details>
  );
}
