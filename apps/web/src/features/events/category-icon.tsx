import type { Category } from '@marquee/contract';
import type { ComponentType } from 'react';
import * as icons from '../../ui/icons.tsx';
import { categoryNamed } from './categories.ts';

const ICONS: Record<Category, ComponentType<icons.IconProps>> = {
  Music: icons.MusicIcon,
  Food: icons.FoodIcon,
  Arts: icons.ArtsIcon,
  Outdoor: icons.OutdoorIcon,
  Sports: icons.SportsIcon,
  Social: icons.SocialIcon,
  Nightlife: icons.NightlifeIcon,
  Health: icons.HealthIcon,
  Business: icons.BusinessIcon,
  Education: icons.EducationIcon,
  Technology: icons.TechnologyIcon,
  Other: icons.OtherIcon,
};

/** The icon of a category; unknown ones have that of Other. */
export function CategoryIcon({ name }: { name: string }) {
  const Icon = ICONS[categoryNamed(name)];
  return <Icon />;
}
