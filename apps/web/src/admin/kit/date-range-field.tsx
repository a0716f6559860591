import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { t } from '../messages.ts';
import { DATE_PRESETS, type DatePreset, newYorkDay, readDateRange, writeDateRange } from './date-range.ts';
import { localDay } from './format.ts';
import { useNow } from './now.ts';
import styles from './pickers.module.css';

const CUSTOM = 'custom';

interface DateRangeFieldProps {
  label: string;
  /** The format of `readDateRange`; empty: all days. */
  value: string;
  onValue: (value: string) => void;
}

/** Today, the last 7, 30 or 90 days, or a custom range. */
export function DateRangeField({ label, value, onValue }: DateRangeFieldProps) {
  const now = useNow();
  const range = readDateRange(value, now);
  const [isCustom, setCustom] = useState(false);
  const isOpen = isCustom || (range !== null && range.preset === null);
  const choose = (choice: string) => {
    setCustom(choice === CUSTOM);
    if (choice !== CUSTOM) onValue(choice);
  };
  return (
    <div className={styles.dates}>
      <Select
        size="sm"
        label={label}
        value={isOpen ? CUSTOM : (range?.preset ?? '')}
        options={[
          { value: '', label: t('dates.all') },
          ...DATE_PRESETS.map((preset) => ({ value: preset, label: presetLabel(preset, now) })),
          { value: CUSTOM, label: t('dates.custom') },
        ]}
        onValue={choose}
      />
      {isOpen && <CustomDays key={value} first={range?.first ?? ''} last={range?.last ?? ''} onDays={onValue} />}
    </div>
  );
}

function CustomDays(props: { first: string; last: string; onDays: (value: string) => void }) {
  const now = useNow();
  const today = newYorkDay(now);
  const [first, setFirst] = useState(props.first || today);
  const [last, setLast] = useState(props.last || today);
  const value = writeDateRange(first, last);
  const isKnown = readDateRange(value, now) !== null;
  return (
    <div className={styles.days} role="group" aria-label={t('dates.custom')}>
      <TextField
        size="sm"
        type="date"
        label={t('dates.first')}
        value={first}
        onChange={(change) => setFirst(change.currentTarget.value)}
      />
      <TextField
        size="sm"
        type="date"
        label={t('dates.last')}
        value={last}
        onChange={(change) => setLast(change.currentTarget.value)}
      />
      <Button
        size="sm"
        disabled={!isKnown || value === writeDateRange(props.first, props.last)}
        onClick={() => props.onDays(value)}
      >
        {t('dates.apply')}
      </Button>
    </div>
  );
}

/** `Last 7 days, from Nov 16, 2026`. */
function presetLabel(preset: DatePreset, now: number): string {
  const first = readDateRange(preset, now)?.first ?? '';
  return preset === 'today'
    ? t('dates.today')
    : t('dates.from', { days: t(`dates.${preset}`), first: localDay(first) });
}
