import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from '../messages.ts';

interface MoreOfProps<T> {
  items: readonly T[];
  /** The number of items before "Show all". */
  first: number;
  className: string | undefined;
  /** An `<li>` with its key. */
  children: (item: T) => ReactNode;
}

/** A list that shows its first items, and all on request. */
export function MoreOf<T>({ items, first, className, children }: MoreOfProps<T>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ul className={className}>{(isOpen ? items : items.slice(0, first)).map(children)}</ul>
      <ShowAll count={items.length} first={first} isOpen={isOpen} onChange={setOpen} />
    </>
  );
}

interface ShowAllProps {
  count: number;
  first: number;
  isOpen: boolean;
  onChange: (isOpen: boolean) => void;
}

/** Hidden if all items are shown. */
export function ShowAll({ count, first, isOpen, onChange }: ShowAllProps) {
  if (count <= first) return null;
  return (
    <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => onChange(!isOpen)}>
      {isOpen ? t('kit.showFewer') : t('kit.showAll', { count })}
    </Button>
  );
}
