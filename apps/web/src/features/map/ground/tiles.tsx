import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as StreetMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { pointOf } from '../mercator.ts';
import type { Size, View } from '../view.ts';
import styles from './street-tiles.module.css';
import { useScheme } from './use-scheme.ts';

setWorkerUrl(workerUrl);

interface TilesProps {
  /** `{scheme}` in it becomes `light` or `dark`. */
  address: string;
  view: View;
  size: Size;
}

/**
 * Streets from the site's server of tiles, under pins and gestures that are ours: it only draws what it is told to. Not
 * shown before it has all it needs; where it cannot draw (no WebGL, no server), the drawing below stays.
 */
export function Tiles({ address, view, size }: TilesProps) {
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<StreetMap | null>(null);
  const [isReady, setReady] = useState(false);
  const scheme = useScheme();
  const style = address.replaceAll('{scheme}', scheme);
  const camera = useRef(view);
  useEffect(() => {
    camera.current = view;
  }, [view]);

  useEffect(() => {
    if (!box.current) return;
    try {
      const made = new StreetMap({
        container: box.current,
        style,
        ...cameraOf(camera.current),
        interactive: false,
        attributionControl: { compact: false },
        fadeDuration: 0,
        renderWorldCopies: false,
      });
      // The pins say what there is; a picture of streets says nothing to a screen reader.
      made.getCanvas().removeAttribute('role');
      made.getCanvas().setAttribute('aria-hidden', 'true');
      made.once('load', () => setReady(true));
      // Said in the console by default; a server that is away for a while is no fault of this page.
      made.on('error', () => {});
      map.current = made;
    } catch {
      // No WebGL.
    }
    return () => {
      map.current?.remove();
      map.current = null;
      setReady(false);
    };
  }, [style]);

  useEffect(() => {
    map.current?.jumpTo(cameraOf(view));
  }, [view]);
  useEffect(() => {
    if (size.width > 0) map.current?.resize();
  }, [size]);

  return <div ref={box} className={styles.tiles} data-ready={isReady || undefined} />;
}

function cameraOf(view: View) {
  const { latitude, longitude } = pointOf(view);
  return { center: [longitude, latitude] as [number, number], zoom: view.zoom };
}
