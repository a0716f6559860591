import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queryFor } from '../../api/query-for.ts';

/** The live cities as links. */
export function PlacePicker() {
  const cities = useQuery(queryFor('featuredCities', {}));
  if (!cities.data || cities.data.length === 0) return null;
  return (
    <nav aria-label="Cities">
      {cities.data.map((city) => (
        <Link
          key={`${city.city}-${city.state}`}
          to={`/events?${new URLSearchParams({ city: city.city, state: city.state })}`}
        >
          {city.city}, {city.state} <span className="quiet">{city.eventCount}</span>
        </Link>
      ))}
    </nav>
  );
}
