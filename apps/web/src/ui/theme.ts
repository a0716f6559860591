import { useSyncExternalStore } from 'react';

/** public/before-paint.js reads the same key before the first paint. */
const KEY = 'marquee.theme';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const listeners = new Set<() => void>();

function current(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'auto';
}

function show(theme: Theme): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'auto') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch (error) {
    console.warn('The theme could not be kept', error);
  }
  show(theme);
}

window.addEventListener('storage', ({ key, newValue }) => {
  if (key === KEY) show(newValue === 'light' || newValue === 'dark' ? newValue : 'auto');
});

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, current);
}
