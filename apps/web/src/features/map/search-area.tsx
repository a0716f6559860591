import { mapText } from '../../messages/map.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon } from '../../ui/icons.tsx';

interface SearchAreaProps {
  /** What the map shows; null if that is too much. */
  area: string | null;
  onSearch: (area: string) => void;
}

/** Offered after a visitor has moved the map. */
export function SearchArea({ area, onSearch }: SearchAreaProps) {
  return area === null ? (
    <p role="status">{mapText('map.tooLarge')}</p>
  ) : (
    <Button size="sm" variant="primary" onClick={() => onSearch(area)}>
      <SearchIcon />
      {mapText('map.searchArea')}
    </Button>
  );
}
