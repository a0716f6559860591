import type { PublisherWish } from '@marquee/contract';
import { useId } from 'react';
import { publisherText } from '../../messages/publishers.ts';
import styles from './publishers.module.css';

const WISHES: readonly PublisherWish[] = ['stop', 'hide', 'correct'];

interface WishChoiceProps {
  name: string;
  value: PublisherWish | '';
  error: string | undefined;
  onValue: (value: PublisherWish) => void;
}

/** What a publisher may ask for, each with what it does. */
export function WishChoice({ name, value, error, onValue }: WishChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.wishes} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{publisherText('publisher.wish')}</legend>
      {WISHES.map((wish) => (
        <label key={wish} className={styles.wish}>
          <input
            type="radio"
            name={name}
            value={wish}
            checked={value === wish}
            aria-labelledby={`${id}-${wish}`}
            aria-describedby={`${id}-${wish}-text`}
            onChange={() => onValue(wish)}
          />
          <span>
            <strong id={`${id}-${wish}`}>{publisherText(`publisher.${wish}`)}</strong>
            <span id={`${id}-${wish}-text`}>{publisherText(`publisher.${wish}Text`)}</span>
          </span>
        </label>
      ))}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
