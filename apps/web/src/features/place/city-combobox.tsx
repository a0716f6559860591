import { type KeyboardEvent, useId, useState } from 'react';
import { cityText } from '../../messages/places.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { TextField } from '../../ui/field.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './city-combobox.module.css';
import { type Place, placeName } from './place.ts';
import { type City, useCitySearch } from './use-city-search.ts';
import { useMyLocation } from './use-my-location.ts';

export type { City };

/** A search box with its list below it: arrows move, Enter chooses (WAI-ARIA combobox with a listbox that stays open). */
export function CityCombobox({ current, onChoose }: { current: Place; onChoose: (city: City) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const search = useCitySearch(text);
  const { query, isSearching, isError } = search;
  const location = useMyLocation();
  const nearby = isSearching ? null : location.nearby;
  const cities = nearby ?? search.cities;
  const isPending = !nearby && search.isPending;
  const option = (index: number) => `${id}-${index}`;
  const last = cities.length - 1;

  function move(event: KeyboardEvent): void {
    const steps: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    };
    const next = steps[event.key];
    if (next !== undefined && last >= 0) {
      event.preventDefault();
      setActive(next);
      document.getElementById(option(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = cities[active] ?? (isSearching && search.isCurrent ? cities[0] : undefined);
      if (chosen) onChoose(chosen);
      else search.searchNow();
    }
  }

  return (
    <div className={styles.box}>
      <TextField
        type="search"
        role="combobox"
        label={cityText('place.search')}
        hideLabel
        placeholder={cityText('place.placeholder')}
        autoComplete="off"
        aria-expanded={cities.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? option(active) : undefined}
        value={text}
        onChange={(change) => {
          setText(change.currentTarget.value);
          setActive(-1);
        }}
        onKeyDown={move}
      />
      <Button
        pending={location.state === 'detecting'}
        pendingLabel={cityText('place.detecting')}
        onClick={() => void location.locate()}
      >
        <PinIcon />
        {cityText('place.locate')}
      </Button>
      <p role="status" className={styles.quiet}>
        {location.state === 'failed' && cityText('place.locateFailed')}
        {nearby?.length === 0 && cityText('place.noneNearby')}
      </p>
      <p className={styles.heading}>
        {cityText(isSearching ? 'place.results' : nearby ? 'place.nearby' : 'place.featured')}
      </p>
      <p role="status">
        <VisuallyHidden>
          {isSearching && !isPending && !isError && cityText('place.found', { n: cities.length })}
        </VisuallyHidden>
      </p>
      {isPending && [1, 2, 3].map((row) => <Skeleton key={row} height="3rem" />)}
      {isError && <p className={styles.quiet}>{cityText('place.failed')}</p>}
      {isSearching && !isPending && !isError && cities.length === 0 && (
        <p className={styles.quiet}>{cityText('place.none', { query })}</p>
      )}
      <div role="listbox" id={`${id}-list`} aria-label={cityText('place.results')} className={styles.list}>
        {cities.map((city, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are handled where the focus is: in the search box
          <div
            key={placeName(city)}
            id={option(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classNames(styles.option, placeName(city) === placeName(current) && styles.current)}
            onPointerMove={() => setActive(index)}
            onClick={() => onChoose(city)}
          >
            <span className={styles.name}>{placeName(city)}</span>
            {city.isLive && <span className={styles.count}>{cityText('place.count', { n: city.eventCount })}</span>}
            <StatusBadge city={city} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** docs/spec/decisions.md 28. */
function StatusBadge({ city }: { city: City }) {
  const [tone, key]: [BadgeTone, 'place.live' | 'place.available' | 'place.coming'] = city.isLive
    ? ['success', 'place.live']
    : city.isSupported
      ? ['info', 'place.available']
      : ['neutral', 'place.coming'];
  return <Badge tone={tone}>{cityText(key)}</Badge>;
}
