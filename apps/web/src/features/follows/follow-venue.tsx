import { followText } from '../../messages/follows.ts';
import { Button } from '../../ui/button.tsx';
import { CheckIcon, PlusIcon } from '../../ui/icons.tsx';
import type { Place } from '../place/place.ts';
import styles from './follows.module.css';
import { Promised } from './promise.tsx';
import { useFollow } from './use-follow.ts';
import { venueWanted } from './wanted.ts';

/** Follows the venue of an event or of a list; pressed again, ends it. */
export function FollowVenue({ place, venue, isWide = false }: { place: Place; venue: string; isWide?: boolean }) {
  const wanted = venueWanted(place, venue);
  const { isSignedIn, follow, isPending, add, remove, signIn } = useFollow(wanted);
  function press(): void {
    if (!isSignedIn) signIn();
    else if (follow) remove();
    else void add(wanted).catch(() => undefined);
  }
  return (
    <div className={isWide ? styles.wide : styles.one}>
      <Button wide={isWide} pending={isPending} aria-pressed={follow !== undefined} onClick={press}>
        {follow ? <CheckIcon /> : <PlusIcon />}
        <span className={styles.label}>{followText(follow ? 'follows.venueOn' : 'follows.venue', { venue })}</span>
      </Button>
      {isWide && !follow && <Promised />}
    </div>
  );
}
