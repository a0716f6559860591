import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { t } from '../../messages/site.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type City, CityCombobox } from './city-combobox.tsx';
import { chosenPlace, eventsPath, type Place, placeName } from './place.ts';

/** Chooses a city: keeps it in this browser, and opens its listing except on Home. */
export function PlaceDialog({ current, onClose }: { current: Place; onClose: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queries = useQueryClient();

  function choose({ city, state, isSupported }: City): void {
    chosenPlace.set({ city, state, isSupported });
    for (const id of ['listEvents', 'searchEvents', 'featuredCities'])
      void queries.invalidateQueries({ queryKey: [id] });
    onClose();
    // Home follows the chosen city itself.
    if (pathname !== '/') void navigate(eventsPath({ city, state }));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('place.title')}
      description={t('place.current', { place: placeName(current) })}
    >
      <CityCombobox current={current} onChoose={choose} />
    </Dialog>
  );
}
