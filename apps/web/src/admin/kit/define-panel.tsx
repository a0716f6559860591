import type { ComponentType } from 'react';
import type { ListId } from './calls.ts';
import type { ListDefinition } from './define-list.ts';
import { List } from './list.tsx';

/** A section's content: one list, or a custom body made of the kit's parts. */
export type PanelDefinition<I extends ListId> = ListDefinition<I> | { body: ComponentType };

export interface Panel {
  Body: ComponentType;
}

/**
 * Defines a section as data. Its id, title, position and access are in panels.ts, because the navigation is drawn
 * before any panel is loaded.
 */
export function definePanel<I extends ListId>(definition: PanelDefinition<I>): Panel {
  if ('body' in definition) return { Body: definition.body };
  return { Body: () => <List of={definition} /> };
}
