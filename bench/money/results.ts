export interface Played {
  counts: Record<string, number>;
  differences: string[];
}

export interface Proved {
  entries: number;
  breaks: string[];
  rowsRead: number;
}
