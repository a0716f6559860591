import { DropdownMenu as Radix } from 'radix-ui';
import { type ReactNode, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';
import { useBackClosesInHand } from './use-back-closes.ts';

export interface MenuProps {
  /** A single button element. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
}

/** A list of actions under a button; arrows, Home, End and letters move, Escape closes. */
export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [box, setBox] = useState<HTMLElement | null>(null);
  function change(next: boolean): void {
    // A dialog hides the rest of the page, so a menu of it opens in it.
    setBox(button.current?.closest<HTMLElement>('[role="dialog"]') ?? null);
    setOpen(next);
  }
  useBackClosesInHand(isOpen, () => change(false));
  return (
    // Not modal: Radix would lock scrolling with a style element, which the policy forbids.
    <Radix.Root modal={false} open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      {/* Inside a landmark, for screen reader navigation. */}
      <Radix.Portal container={box ?? document.querySelector('main')}>
        <Radix.Content className={styles.panel} align={align} sideOffset={8} collisionPadding={8}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

export interface MenuItemProps {
  children: ReactNode;
  onSelect?: (event: Event) => void;
  disabled?: boolean;
  danger?: boolean;
  /** For links: `<MenuItem asChild><Link to="/admin">…</Link></MenuItem>`. */
  asChild?: boolean;
}

export function MenuItem({ danger = false, ...props }: MenuItemProps) {
  return <Radix.Item className={classNames(styles.item, danger && styles.danger)} {...props} />;
}

/** Text in a menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className={styles.line} />;
}
