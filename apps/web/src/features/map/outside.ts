import type { Point } from './mercator.ts';

const STREET_ZOOM = 17;

export function openStreetMapUrl({ latitude, longitude }: Point): string {
  const marker = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return `https://www.openstreetmap.org/?${marker}#map=${STREET_ZOOM}/${latitude}/${longitude}`;
}

export function directionsUrl({ latitude, longitude }: Point): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`;
}
