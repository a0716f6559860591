import type { Bound } from '../../../ui/form/use-form.ts';
import { Select } from '../../../ui/select.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';

/** One of the cities of the network, as `Columbia, SC`. */
export function CitySelect(props: Bound<string> & { disabled?: boolean }) {
  const cities = useLive('listCityHeat', {});
  const options = (cities.data ?? []).map(({ name }) => ({ value: name, label: name }));
  return (
    <Select label={t('word.city')} options={[{ value: '', label: t('scraping.chooseCity') }, ...options]} {...props} />
  );
}
