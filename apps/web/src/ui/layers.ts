const layers: Array<() => void> = [];
const watchers = new Set<() => void>();

function tell(): void {
  for (const watcher of watchers) watcher();
}

/** Registers what lies over the page, with what closes it; returns a function that removes it. */
export function addLayer(close: () => void): () => void {
  layers.push(close);
  tell();
  return () => {
    const at = layers.indexOf(close);
    if (at >= 0) layers.splice(at, 1);
  };
}

/** Closes the uppermost layer; undefined without one. */
export function topLayer(): (() => void) | undefined {
  return layers.at(-1);
}

/** Calls back when a layer was added; returns a function that ends it. */
export function watchLayers(onAdd: () => void): () => void {
  watchers.add(onAdd);
  return () => void watchers.delete(onAdd);
}
