import type { ReactNode } from 'react';
import { organizerText } from '../../messages/organizers.ts';
import { Link } from '../../ui/link.tsx';
import { showBoosting, useBoosting } from './boosting.ts';
import styles from './for-organizers.module.css';

/** One quiet line of what owners of events do here: no button of theirs stands among those of guests. */
export function ForOrganizers({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.line} aria-label={organizerText('organizers.label')}>
      <span className={styles.label}>{organizerText('organizers.label')}</span>
      {children}
    </aside>
  );
}

/** Below a list of cards. */
export function ListOrganizers() {
  const isOn = useBoosting() !== undefined;
  const boost = () => {
    showBoosting(!isOn);
    // The buttons are on the cards, which are above.
    if (!isOn) document.querySelector('main [data-event]')?.scrollIntoView({ block: 'center' });
  };
  return (
    <ForOrganizers>
      <button type="button" onClick={boost}>
        {organizerText(isOn ? 'organizers.boostOff' : 'organizers.boostOne')}
      </button>
      <Link to="/submit">{organizerText('organizers.send')}</Link>
      <Link to="/advertise">{organizerText('organizers.advertise')}</Link>
    </ForOrganizers>
  );
}
