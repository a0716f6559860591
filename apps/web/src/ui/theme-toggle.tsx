import type { ComponentType } from 'react';
import { t } from '../messages/site.ts';
import { AutoIcon, type IconProps, MoonIcon, SunIcon } from './icons.tsx';
import { chooseTheme, THEMES, type Theme, useTheme } from './theme.ts';
import styles from './theme-toggle.module.css';

const ICONS: Record<Theme, ComponentType<IconProps>> = { auto: AutoIcon, light: SunIcon, dark: MoonIcon };

/** Matinée, Evening, or the device's setting. */
export function ThemeToggle() {
  const theme = useTheme();
  return (
    <div role="group" aria-label={t('theme.label')} className={styles.toggle}>
      {THEMES.map((choice) => {
        const Icon = ICONS[choice];
        return (
          <button
            key={choice}
            type="button"
            title={t(`theme.${choice}Hint`)}
            aria-label={t(`theme.${choice}Hint`)}
            aria-pressed={theme === choice}
            onClick={() => chooseTheme(choice)}
          >
            <Icon />
            {t(`theme.${choice}`)}
          </button>
        );
      })}
    </div>
  );
}
