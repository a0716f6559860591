import type { SiteConfig } from '../site-config.ts';
import { isOfPages } from './domain.ts';

export interface State {
  site: SiteConfig;
  /** The Pages project's own host, such as `marquee.pages.dev`. */
  subdomain: string;
  isDomainActive: boolean;
  hasAdmin: boolean;
  /** Names of secrets of the API and of the queue consumer. */
  apiSecrets: readonly string[];
  consumerSecrets: readonly string[];
  /** Where this machine keeps the key of second factors, if it made it. */
  keyFile: string | null;
}

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'];

/** What the owner must or may still do, each with the command for it. wrangler asks for the value of a secret; it is not typed as an argument. */
export function leftToDo({
  site,
  subdomain,
  isDomainActive,
  hasAdmin,
  apiSecrets,
  consumerSecrets,
  keyFile,
}: State): string[] {
  const host = new URL(site.publicOrigin).hostname;
  const lines: string[] = [];
  if (!isDomainActive) lines.push(`DNS: at your DNS provider, add the record ${host} CNAME ${subdomain}`);
  if (isOfPages(host))
    lines.push('Your own domain: set publicOrigin in the configuration file to its address, then npm run deploy');
  if (!hasAdmin) lines.push('Administrator: npm run admin:create -- --email you@your-town.org --remote');
  if (keyFile !== null)
    lines.push(`Keep a copy of ${keyFile} in a safe place: without this key second steps of people are lost`);
  lines.push(`Console: sign in at ${site.publicOrigin} and add a second step on the account page, if you did not yet`);
  lines.push('Sources: npm run sources:add -- --file sources.json --remote');
  const payments = [
    ...STRIPE.filter((name) => !apiSecrets.includes(name)).map((name) => put(name, 'marquee-api')),
    ...STRIPE.filter((name) => !consumerSecrets.includes(name)).map((name) => put(name, 'marquee-queue-consumer')),
  ];
  if (payments.length > 0)
    lines.push(several('Payments', [...payments, 'then set cardPayments to true, and npm run deploy']));
  const mail = ['RESEND_API_KEY', 'MAIL_FROM'].filter((name) => !consumerSecrets.includes(name));
  if (mail.length > 0)
    lines.push(
      several(
        'Mail',
        mail.map((name) => put(name, 'marquee-queue-consumer')),
      ),
    );
  const model = [
    ...(consumerSecrets.includes('OPENAI_API_KEY') ? [] : [put('OPENAI_API_KEY', 'marquee-queue-consumer')]),
    ...(apiSecrets.includes('OPENAI_API_KEY') ? [] : [`${put('OPENAI_API_KEY', 'marquee-api')}    (the concierge's)`]),
  ];
  if (model.length > 0) lines.push(several('Language model (the site works without one)', model));
  return lines;
}

function put(name: string, worker: string): string {
  return `npx wrangler secret put ${name} --name ${worker}`;
}

function several(what: string, commands: readonly string[]): string {
  return `${what}:${commands.map((command) => `\n      ${command}`).join('')}`;
}
