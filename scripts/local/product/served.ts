/** The running servers of the local product. */
export interface Served {
  /** Whether they have ended and will not come back by themselves; a server that is slow, or that is being started, is not lost. */
  isLost: () => Promise<boolean>;
  /** Starts them anew on the same port. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}
