import { useState } from 'react';
import { call } from '../../api/call.ts';
import type { City } from './use-city-search.ts';

/** Spec: PICKER-02. */
const NEARBY = 8;
const PATIENCE_MS = 10_000;
/** Two decimals are about a kilometer: enough for cities, and no address. */
const DECIMALS = 100;

/** The cities around the visitor, once they ask for them. Their position is not kept. */
export function useMyLocation() {
  const [state, setState] = useState<'idle' | 'detecting' | 'failed'>('idle');
  const [nearby, setNearby] = useState<City[] | null>(null);

  async function locate(): Promise<void> {
    setState('detecting');
    try {
      const { latitude, longitude } = (await position()).coords;
      const cities = await call('nearbyCities', { body: { lat: rounded(latitude), lng: rounded(longitude) } });
      setNearby(cities.slice(0, NEARBY));
      setState('idle');
    } catch (error) {
      console.warn('The location could not be used', error);
      // Cities around an earlier position would stand under a sentence that none is known.
      setNearby(null);
      setState('failed');
    }
  }

  return { state, nearby, locate };
}

const rounded = (degrees: number) => Math.round(degrees * DECIMALS) / DECIMALS;

/** Where the visitor is, by their browser. Throws where it cannot or may not say. */
export function position(): Promise<GeolocationPosition> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) throw new Error('This browser has no geolocation');
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: PATIENCE_MS, maximumAge: 300_000 });
  });
}
