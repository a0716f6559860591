import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { cityText } from '../../messages/places.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { type City, CityCombobox } from './city-combobox.tsx';
import { chosenPlace, eventsPath, type Place, placeName } from './place.ts';

/** Chooses a city: keeps it in this browser, and opens its listing except on Home. */
export function PlaceDialog({ current, onClose }: { current: Place; onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queries = useQueryClient();

  const chosen = chosenPlace.use();

  function choose({ city, state, isSupported }: City): void {
    chosenPlace.set({ city, state, isSupported });
    refresh();
    onClose();
    // Home follows the chosen city itself.
    if (pathname !== '/') void navigate(eventsPath({ city, state }));
  }

  /** Back to the default city (spec: PICKER-10). */
  function clear(): void {
    chosenPlace.set(null);
    refresh();
    onClose();
    if (pathname !== '/') void navigate('/events');
  }

  /** Spec: PICKER-09. */
  function refresh(): void {
    for (const id of ['listEvents', 'searchEvents', 'featuredCities'])
      void queries.invalidateQueries({ queryKey: [id] });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={cityText('place.title')}
      description={cityText('place.current', { place: placeName(current) })}
    >
      <CityCombobox current={current} onChoose={choose} />
      {chosen && (
        <Button variant="quiet" onClick={clear}>
          {cityText('place.clear')}
        </Button>
      )}
    </Dialog>
  );
}
