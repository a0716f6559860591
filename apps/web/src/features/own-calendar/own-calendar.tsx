import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { CallError } from '../../api/call-error.ts';
import { ownText } from '../../messages/own-calendar.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Checkbox } from '../../ui/toggle.tsx';
import { closeCalendar, openCalendar } from './conflicts.ts';
import styles from './own-calendar.module.css';

/** Larger files are more than a calendar. */
const MOST_BYTES = 10_000_000;

interface Opened {
  name: string;
  busyTimes: number;
  /** Who opened it; null without an account. */
  owner: string | null;
}

let opened: Opened | null = null;

/** A person's own calendar beside events: a file is read in this browser, an address by us, with consent. Nothing of it is kept. */
export function OwnCalendar() {
  const { user } = useSession();
  const owner = user?.id ?? null;
  const [kept, setShown] = useState<Opened | null>(opened);
  const shown = kept?.owner === owner ? kept : null;
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    opened = kept;
  }, [kept]);

  const take = (text: string, name: string) => {
    const busyTimes = openCalendar(text, new Date());
    setTrouble(busyTimes === null ? ownText('own.noCalendar') : null);
    if (busyTimes !== null) setShown({ name, busyTimes, owner });
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    if (file.size > MOST_BYTES) setTrouble(ownText('own.tooLarge'));
    else take(await file.text(), file.name);
  };
  const close = () => {
    closeCalendar();
    setShown(null);
  };

  return (
    <section className={styles.calendar} aria-labelledby="own-calendar">
      <h2 id="own-calendar">{ownText('own.title')}</h2>
      <p>{ownText('own.text')}</p>
      {shown ? (
        <div className={styles.open} role="status">
          <p>
            <strong>{shown.name}</strong> · {ownText('own.busyTimes', { n: shown.busyTimes })}
          </p>
          <Button onClick={close}>{ownText('own.close')}</Button>
        </div>
      ) : (
        <>
          <label className={styles.file}>
            <span>{ownText('own.file')}</span>
            <input type="file" accept=".ics,text/calendar" onChange={(event) => void choose(event)} />
          </label>
          <Address onText={take} onTrouble={setTrouble} />
        </>
      )}
      {trouble !== null && (
        <p className={styles.trouble} role="alert">
          {trouble}
        </p>
      )}
    </section>
  );
}

interface AddressProps {
  onText: (text: string, name: string) => void;
  onTrouble: (trouble: string | null) => void;
}

/** Calendars of others can be read by our server alone: this site's policy lets pages of it call nobody else. */
function Address({ onText, onTrouble }: AddressProps) {
  const { user } = useSession();
  const [address, setAddress] = useState('');
  const [agrees, setAgrees] = useState(false);
  const [isReading, setReading] = useState(false);
  if (!user) return <p className={styles.quiet}>{ownText('own.signIn')}</p>;

  const read = async (event: FormEvent) => {
    event.preventDefault();
    setReading(true);
    onTrouble(null);
    try {
      const url = new URL(address.trim().replace(/^webcals?:/i, 'https:'));
      const { text } = await call('readOwnCalendar', { body: { address: url.href, agrees: true } });
      onText(text, url.hostname);
    } catch (error) {
      onTrouble(error instanceof CallError ? error.message : ownText('own.noAddress'));
    } finally {
      setReading(false);
    }
  };
  return (
    <form className={styles.address} onSubmit={(event) => void read(event)}>
      <TextField
        label={ownText('own.address')}
        hint={ownText('own.addressHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        required
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Checkbox label={ownText('own.consent')} checked={agrees} onChecked={setAgrees} />
      <Button
        type="submit"
        disabled={!agrees || address.trim() === ''}
        pending={isReading}
        pendingLabel={ownText('own.reading')}
      >
        {ownText('own.read')}
      </Button>
    </form>
  );
}
