import { Tabs as Radix } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './tabs.module.css';
import { useEdges } from './use-edges.ts';

export interface TabsProps<V extends string> {
  /** The accessible name of the tab list. */
  label: string;
  value: V;
  onValue: (value: V) => void;
  tabs: ReadonlyArray<{ value: V; label: ReactNode }>;
  /** `TabPanel`s, one for each tab. */
  children: ReactNode;
}

/** Part of the previous tab, to show that it exists. */
const EDGE_PX = 48;

export function Tabs<V extends string>({ label, value, onValue, tabs, children }: TabsProps<V>) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEdges(frame, list);
  // On a phone the tabs scroll: keep the selected one visible.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>(`[id$="-trigger-${CSS.escape(value)}"]`);
    if (list.current && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - EDGE_PX;
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={(next) => onValue(next as V)}>
      <div ref={frame} className={styles.frame}>
        <Radix.List ref={list} className={styles.list} aria-label={label}>
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
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
