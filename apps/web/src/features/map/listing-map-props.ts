import type { EventMapProps } from './event-map.tsx';

export interface ListingMapProps extends EventMapProps {
  onClose: () => void;
}
