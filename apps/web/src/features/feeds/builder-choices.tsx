import { useState } from 'react';
import { CATEGORIES, EMBED_SIZES, EMBED_THEMES, FILTER_KEYS, RADII, WHENS } from '../../api/constants.generated.ts';
import { LANGUAGES } from '../../messages/language.ts';
import { cityText } from '../../messages/places.ts';
import { sharingText } from '../../messages/sharing.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PinIcon } from '../../ui/icons.tsx';
import { Select } from '../../ui/select.tsx';
import { Checkbox } from '../../ui/toggle.tsx';
import { categoryName } from '../events/categories.ts';
import { CityCombobox } from '../place/city-combobox.tsx';
import { type Place, placeName } from '../place/place.ts';
import styles from './builder.module.css';
import type { EmbedLook } from './embed-code.ts';
import type { FeedFilters } from './feed-addresses.ts';

const NUMBERS = [5, 10, 20, 50];
const HEIGHTS = [320, 480, 640, 800];
/** Each in its own words. */
const LANGUAGE_NAMES = { en: 'English', es: 'Español' } as const;

/** Of the light theme (workers/api/src/embed/legible.ts). */
const OWN_ACCENT = '#7d4a00';

interface ChoicesProps {
  place: Place;
  filters: FeedFilters;
  look: EmbedLook;
  onPlace: (place: Place) => void;
  onFilters: (some: Partial<FeedFilters>) => void;
  onLook: (some: Partial<EmbedLook>) => void;
}

const chosen = <V extends string | number>(values: readonly V[], text: string) =>
  values.find((value) => String(value) === text);

/** Everything that can be chosen for an embedded list. */
export function BuilderChoices({ place, filters, look, onPlace, onFilters, onLook }: ChoicesProps) {
  const hasDays = filters.from !== '' || filters.to !== '';
  return (
    <form
      className={styles.choices}
      aria-label={sharingText('builder.choices')}
      onSubmit={(event) => event.preventDefault()}
    >
      <CityChoice place={place} onPlace={onPlace} />
      <Select
        label={sharingText('builder.category')}
        value={filters.category}
        options={[
          { value: '', label: sharingText('builder.allCategories') },
          ...CATEGORIES.map((value) => ({ value, label: categoryName(value) })),
        ]}
        onValue={(category) => onFilters({ category })}
      />
      <Select
        label={sharingText('builder.days')}
        hint={sharingText('builder.daysHint')}
        value={hasDays ? 'fixed' : filters.when}
        options={[
          { value: '', label: t('when.any') },
          ...WHENS.map((value) => ({ value, label: t(`when.${value}`) })),
          ...(hasDays ? [{ value: 'fixed', label: [filters.from, filters.to].filter(Boolean).join(' – ') }] : []),
        ]}
        onValue={(value) => onFilters({ when: chosen(WHENS, value) ?? '', from: '', to: '' })}
      />
      <Select
        label={sharingText('builder.near')}
        value={String(filters.within)}
        options={RADII.map((miles) => ({
          value: String(miles),
          label:
            miles === 0 ? sharingText('builder.nearNone') : sharingText('builder.nearMiles', { miles: String(miles) }),
        }))}
        onValue={(value) => onFilters({ within: chosen(RADII, value) ?? 0 })}
      />
      {FILTER_KEYS.map((filter) => (
        <Checkbox
          key={filter}
          label={sharingText(`builder.${filter}`)}
          checked={filters[filter]}
          onChecked={(isOn) => onFilters({ [filter]: isOn })}
        />
      ))}
      <Select
        label={sharingText('builder.size')}
        value={look.size}
        options={EMBED_SIZES.map((value) => ({ value, label: sharingText(`builder.size.${value}`) }))}
        onValue={(size) => onLook({ size })}
      />
      <div className={styles.pair}>
        <Select
          label={sharingText('builder.number')}
          value={String(look.limit)}
          options={NUMBERS.map((n) => ({ value: String(n), label: String(n) }))}
          onValue={(value) => onLook({ limit: Number(value) })}
        />
        <Select
          label={sharingText('builder.height')}
          value={String(look.height)}
          options={HEIGHTS.map((n) => ({ value: String(n), label: sharingText('builder.pixels', { n: String(n) }) }))}
          onValue={(value) => onLook({ height: Number(value) })}
        />
      </div>
      <Select
        label={sharingText('builder.theme')}
        value={look.theme}
        options={EMBED_THEMES.map((value) => ({ value, label: sharingText(`builder.theme.${value}`) }))}
        onValue={(theme) => onLook({ theme })}
      />
      <AccentChoice accent={look.accent} onAccent={(accent) => onLook({ accent })} />
      <Select
        label={sharingText('builder.language')}
        value={look.lang}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onValue={(lang) => onLook({ lang })}
      />
    </form>
  );
}

/** Ours, until a color is picked. */
function AccentChoice({ accent, onAccent }: { accent: string; onAccent: (accent: string) => void }) {
  return (
    <div>
      <div className={styles.accent}>
        <label>
          <span>{sharingText('builder.accent')}</span>
          <input type="color" value={accent || OWN_ACCENT} onChange={(event) => onAccent(event.target.value)} />
        </label>
        {accent !== '' && (
          <Button variant="quiet" onClick={() => onAccent('')}>
            {sharingText('builder.accentNone')}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{sharingText('builder.accentHint')}</p>
    </div>
  );
}

/** The city of the list alone: the visitor's own stays. */
function CityChoice({ place, onPlace }: Pick<ChoicesProps, 'place' | 'onPlace'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PinIcon />
        {sharingText('builder.city', { place: placeName(place) })}
      </Button>
      {isOpen && (
        <Dialog open onOpenChange={setOpen} title={cityText('place.title')}>
          <CityCombobox
            current={place}
            onChoose={({ city, state }) => {
              onPlace({ city, state });
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </>
  );
}
