import { guest } from '@marquee/kernel';
import type { Call } from '../verbs.ts';

/** The call of a shared answer: nothing of who asks first may be in it. What it would keep of them is a mistake of the verb. */
export function byNobody({ requestId, afterwards }: Pick<Call, 'requestId' | 'afterwards'>): Call {
  const keepNothing = () => {
    throw new Error('a shared answer sets no cookie');
  };
  return {
    actor: guest,
    requestId,
    afterwards,
    session: null,
    address: null,
    device: null,
    userAgent: null,
    declinesTracking: true,
    language: 'en',
    keepSession: keepNothing,
    keepDevice: keepNothing,
    step: null,
    keepStep: keepNothing,
    browser: null,
    keepBrowser: keepNothing,
  };
}
