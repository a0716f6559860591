import { Ballpark } from './ballpark.tsx';
import { Bandstand } from './bandstand.tsx';
import { Market } from './market.tsx';
import { Playhouse } from './playhouse.tsx';
import { River } from './river.tsx';
import { Rooftop } from './rooftop.tsx';
import styles from './scenery.module.css';
import { Theater } from './theater.tsx';

/** In the order they are shown (spec: HOME-01). */
const DRAWINGS = [Theater, Bandstand, Market, River, Playhouse, Ballpark, Rooftop] as const;

/** The scene of this step, fading in over that of the step before. Hidden from screen readers. */
export function Scenery({ step, isStill }: { step: number; isStill: boolean }) {
  const scene = step % DRAWINGS.length;
  return (
    <div className={styles.scenery} aria-hidden="true" data-still={isStill || undefined}>
      {[step - 1, step].map((shown) => {
        const index = shown % DRAWINGS.length;
        const Drawing = DRAWINGS[index];
        return (
          Drawing && (
            <div key={index} className={index === scene ? styles.current : styles.before}>
              <Drawing />
            </div>
          )
        );
      })}
    </div>
  );
}
