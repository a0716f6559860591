import { Reject } from '@marquee/kernel';

/** A sign-in with a provider failed after its browser was known: where it came from. */
export class ProviderTroubleAt extends Error {
  override name = 'ProviderTroubleAt';
  readonly reject: Reject;
  readonly cameFrom: `/${string}`;
  readonly returnTo: `/${string}`;
  constructor(reject: Reject, { cameFrom, returnTo }: { cameFrom: `/${string}`; returnTo: `/${string}` }) {
    super(reject.message);
    this.reject = reject;
    this.cameFrom = cameFrom;
    this.returnTo = returnTo;
  }
}

/** Adds to a refusal where the browser came from. */
export async function troubleAt<T>(
  places: { cameFrom: `/${string}`; returnTo: `/${string}` },
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Reject ? new ProviderTroubleAt(error, places) : error;
  }
}
