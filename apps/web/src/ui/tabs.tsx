import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tabs.module.css';

export interface TabsProps<V extends string> {
  /** What the tabs are of, for those who listen. */
  label: string;
  value: V;
  onValue: (value: V) => void;
  tabs: ReadonlyArray<{ value: V; label: ReactNode }>;
  /** `TabPanel`s, one for each tab. */
  children: ReactNode;
}

/** Of the tab before, so that it is seen that there is one. */
const EDGE_PX = 48;

export function Tabs<V extends string>({ label, value, onValue, tabs, children }: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null);
  // On a phone the tabs scroll: the chosen one is never out of sight.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[id$="-trigger-${CSS.escape(value)}"]`);
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - EDGE_PX;
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onValue(next as V)}>
      <Radix.List ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  );
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Radix.Content value={value} className={styles.panel}>
      {children}
    </Radix.Content>
  );
}
