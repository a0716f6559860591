import { useSyncExternalStore } from 'react';
import { useTheme } from '../../../ui/theme.ts';

const DARK = window.matchMedia('(prefers-color-scheme: dark)');

/** The colors in use: the visitor's choice, else the system's. */
export function useScheme(): 'light' | 'dark' {
  const chosen = useTheme();
  const isDark = useSyncExternalStore(
    (notify) => {
      DARK.addEventListener('change', notify);
      return () => DARK.removeEventListener('change', notify);
    },
    () => DARK.matches,
  );
  return chosen === 'auto' ? (isDark ? 'dark' : 'light') : chosen;
}
