/** What can be planned: an event, and the dates there are to choose from. */
export interface Planned {
  id: string;
  title: string;
  dates?: ReadonlyArray<{ value: string; label: string }>;
}
