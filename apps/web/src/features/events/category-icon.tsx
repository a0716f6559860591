import type { Category } from '@marquee/contract';
import type { ComponentType } from 'react';
import { type IconProps, line } from '../../ui/icons.tsx';
import { categoryNamed } from './categories.ts';
import { SIGN_PATHS } from './sign-paths.ts';

const ICONS = Object.fromEntries(Object.entries(SIGN_PATHS).map(([name, path]) => [name, line(path)])) as Record<
  Category,
  ComponentType<IconProps>
>;

/** The icon of a category; unknown ones have that of Other. */
export function CategoryIcon({ name }: { name: string }) {
  const Icon = ICONS[categoryNamed(name)];
  return <Icon />;
}
