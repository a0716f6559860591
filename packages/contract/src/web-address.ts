import { isPublicHost } from '@marquee/kernel';
import { z } from 'zod';

/**
 * A web address as people write it, `https://` in front where nothing else is said; anybody must be able to open it. For `.transform()`;
 * `example` ends the message.
 */
export function webAddress(example = 'https://example.org') {
  return (text: string, context: z.RefinementCtx): string => {
    const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
    const url = URL.canParse(address) ? new URL(address) : null;
    if (url && /^https?:$/.test(url.protocol) && isPublicHost(url.hostname) && !url.username && !url.password)
      return url.href;
    context.addIssue(`Please enter a web address, such as ${example}.`);
    return z.NEVER;
  };
}
