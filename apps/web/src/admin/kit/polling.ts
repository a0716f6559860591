/** The choices of the header, in seconds (spec: SHELL-06). */
export const INTERVALS = [5, 10, 30, 60] as const;
export type Interval = (typeof INTERVALS)[number];

/** The interval of a panel: its own fixed polling if faster, else the header's choice; Pause stops all (docs/spec/decisions.md 120). */
export function pollingMs(isPaused: boolean, headerSeconds: number, panelSeconds?: number): number | false {
  return isPaused ? false : Math.min(headerSeconds, panelSeconds ?? Number.POSITIVE_INFINITY) * 1_000;
}
