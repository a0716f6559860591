export interface FitOptions {
  /** Whether the weights are written, or the report only printed. */
  write: boolean;
  /** The ids of documents that are to judge what is fitted. */
  without: ReadonlySet<string>;
}
