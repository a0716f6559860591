import type { ComponentType } from 'react';
import type { ListId } from './calls.ts';
import type { ListDefinition } from './define-list.ts';
import { List } from './list.tsx';

/** A section's content: one list that is the whole section, or a body of its own made of the kit's parts. */
export type PanelDefinition<I extends ListId> = ListDefinition<I> | { body: ComponentType };

export interface Panel {
  Body: ComponentType;
}

/**
 * Makes a section of data. Its id, title, place in the navigation and access stand in panels.ts, because the navigation is drawn
 * before any panel is loaded.
 */
export function definePanel<I extends ListId>(definition: PanelDefinition<I>): Panel {
  if ('body' in definition) return { Body: definition.body };
  return { Body: () => <List of={definition} /> };
}
