import { keepBuilt } from '../../scripts/local/product/keep-built.ts';

/** The product is built before the first moment, so that none waits for it. */
export default async function build(): Promise<void> {
  await keepBuilt();
}
