import type { CityStatus } from '@marquee/contract';
import { homeText } from '../../messages/home.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { Link } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state.tsx';
import { eventsPath, type Place } from '../place/place.ts';

/** A city without events (spec: HOME-21, HOME-22), and why. */
export function EmptyHome({ place, status }: { place: Place; status: CityStatus['status'] }) {
  return (
    <EmptyState
      title={homeText('empty.title', { city: place.city })}
      icon={<SearchIcon />}
      actions={
        <>
          <Button asChild variant="primary">
            <Link to={eventsPath(place)}>{homeText('empty.start')}</Link>
          </Button>
          <Button asChild>
            <Link to="/cities">{homeText('empty.cities')}</Link>
          </Button>
        </>
      }
    >
      {homeText(`empty.${status}`)}
    </EmptyState>
  );
}
