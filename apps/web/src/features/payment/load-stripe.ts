import type { ProviderError } from './over.ts';

/** The parts of the provider's script that we use (docs.stripe.com/js). */
interface StripeElement {
  mount(at: HTMLElement): void;
  destroy(): void;
  on(what: 'ready' | 'loaderror', then: (event?: { error?: ProviderError }) => void): void;
}
export interface StripeElements {
  create(kind: 'payment', options?: object): StripeElement;
}
export interface Stripe {
  elements(options: { clientSecret: string; appearance: object; locale: string }): StripeElements;
  confirmPayment(given: {
    elements: StripeElements;
    redirect: 'if_required';
    confirmParams: { return_url: string };
  }): Promise<{ error?: ProviderError; paymentIntent?: { id: string; status: string } }>;
}

type StripeScript = (publishableKey: string) => Stripe;

const ADDRESS = 'https://js.stripe.com/clover/stripe.js';

let script: Promise<StripeScript> | null = null;

/** Loads the provider's script, once, and only for somebody who is about to pay. Throws if it cannot be loaded; then it can be tried again. */
export async function loadStripe(publishableKey: string): Promise<Stripe> {
  script ??= new Promise<StripeScript>((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = ADDRESS;
    tag.addEventListener('load', () => {
      const { Stripe: loaded } = window as { Stripe?: StripeScript };
      if (loaded) resolve(loaded);
      else reject(new Error('The script of the payment provider is not what it should be'));
    });
    tag.addEventListener('error', () => {
      tag.remove();
      reject(new Error('The script of the payment provider cannot be loaded'));
    });
    document.head.append(tag);
  });
  try {
    return (await script)(publishableKey);
  } catch (error) {
    script = null;
    throw error;
  }
}
