import { Select } from '../../../ui/select.tsx';
import { useLive } from '../../kit/use-live.ts';
import { t } from '../../messages.ts';

interface CitySelectProps {
  value: string;
  error?: string | undefined;
  disabled?: boolean;
  onValue: (city: string) => void;
}

/** One of the cities of the network, as `Columbia, SC`. */
export function CitySelect(props: CitySelectProps) {
  const cities = useLive('listCityHeat', {});
  const options = (cities.data ?? []).map(({ name }) => ({ value: name, label: name }));
  return (
    <Select
      label={t('scraping.city')}
      options={[{ value: '', label: t('scraping.chooseCity') }, ...options]}
      {...props}
    />
  );
}
