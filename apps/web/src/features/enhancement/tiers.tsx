import type { Enhancement } from '@marquee/contract';
import styles from './facts.module.css';

/** The kinds of tickets with their prices. */
export function Tiers({ tiers }: { tiers: Enhancement['ticketTiers'] }) {
  return (
    <ul className={styles.tiers}>
      {tiers.map(({ name, price, description, availability }) => (
        <li key={`${name} ${price}`}>
          <span>
            <bdi>{name}</bdi>
            {[description, availability]
              .filter((words, index, all) => words && all.indexOf(words) === index)
              .map((words) => (
                <span key={words} className={styles.venue}>
                  <bdi>{words}</bdi>
                </span>
              ))}
          </span>
          {price && <span className={styles.price}>{price}</span>}
        </li>
      ))}
    </ul>
  );
}
