import { CATEGORIES } from '../../api/constants.generated.ts';
import { homeText } from '../../messages/home.ts';
import { ArrowRightIcon, CalendarIcon, StarIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { categoryHue, categoryName } from '../events/categories.ts';
import { CategoryIcon } from '../events/category-icon.tsx';
import { eventsPath, type Place } from '../place/place.ts';
import styles from './interests.module.css';
import { Section } from './section.tsx';

/** Spec: HOME-09. */
const TILES = ['Music', 'Food', 'Arts', 'Outdoor', 'Nightlife', 'Sports'] as const;
const OTHERS = CATEGORIES.filter((category) => !TILES.some((tile) => tile === category));

interface InterestsProps {
  place: Place;
  /** Undefined while loading, and if they cannot be loaded. */
  counts: Readonly<Record<string, number>> | undefined;
}

/** The categories of the city with their numbers of events (spec: HOME-06, HOME-09), and its weekend (docs/spec/decisions.md 16). */
export function Interests({ place, counts }: InterestsProps) {
  return (
    <Section id="interest" title={homeText('interest.title')} text={homeText('interest.text', { place: place.city })}>
      <ul className={styles.tiles}>
        {TILES.map((category) => (
          <li key={category}>
            <Link
              to={eventsPath(place, category.toLowerCase())}
              className={styles.tile}
              style={{ '--hue': categoryHue(category) }}
            >
              <CategoryIcon name={category} />
              <span className={styles.name}>{categoryName(category)}</span>
              <span className={styles.count}>
                {counts ? homeText('interest.count', { n: counts[category] ?? 0 }) : '\u00a0'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.promos}>
        <Link to={`${eventsPath(place)}&when=weekend`} className={styles.weekend}>
          <CalendarIcon />
          <span className={styles.name}>{homeText('interest.weekend')}</span>
          <span className={styles.count}>{homeText('interest.weekendText', { place: place.city })}</span>
          <ArrowRightIcon />
        </Link>
        <Link to={`${eventsPath(place)}&featured=true`} className={styles.weekend}>
          <StarIcon />
          <span className={styles.name}>{homeText('interest.premium')}</span>
          <span className={styles.count}>{homeText('interest.premiumText', { place: place.city })}</span>
          <ArrowRightIcon />
        </Link>
      </div>
      <ul className={styles.others} aria-label={homeText('interest.others')}>
        {OTHERS.map((category) => (
          <li key={category}>
            <Link
              to={eventsPath(place, category.toLowerCase())}
              className={styles.chip}
              style={{ '--hue': categoryHue(category) }}
            >
              <CategoryIcon name={category} />
              {categoryName(category)}
              {counts && <span className={styles.n}>{counts[category] ?? 0}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
