import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripePayments } from '@marquee/platform/payments';
import { movingClock } from '@marquee/testkit/moving-clock';
import { type PaymentService, startPaymentService } from '@marquee/testkit/payments';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
let file: string;
const clock = movingClock('2026-12-03T20:00:00Z');
let service: PaymentService;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'payments-'));
  file = join(folder, 'state', 'payments.json');
  service = await startPaymentService({ clock, file });
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const paymentsOf = ({ url, keys }: PaymentService) =>
  stripePayments({
    secretKey: keys.secret,
    publishableKey: keys.publishable,
    webhookSecret: keys.webhook,
    origin: url,
  });
const HOSTILE = `<img src=x onerror=alert(1)>"'&`;

async function paid(description = 'A boost') {
  const started = await paymentsOf(service).start({
    key: `k/${description}`,
    amountCents: 1_000,
    description,
    metadata: {},
  });
  const { url, keys } = service;
  const body = new URLSearchParams({
    key: keys.publishable,
    client_secret: started.clientSecret,
    payment_method: 'pm_card_visa',
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await fetch(`${url}/v1/payment_intents/${started.intentId}/confirm`, {
    method: 'POST',
    headers,
    body: body.toString(),
  });
  return started;
}
const press = (name: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${service.url}/_control/${name}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
  });

it('the page shows everything, escaped, and runs no script', async () => {
  const { intentId } = await paid(HOSTILE);
  service.control('refund', { payment_intent: intentId, amount: '10', 'metadata[key]': HOSTILE });
  const response = await fetch(service.url);
  const html = await response.text();
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  expect(html).not.toContain('<img');
  for (const shown of [intentId, 'succeeded', '$10.00', '$0.59', 'payment_intent.succeeded'])
    expect(html).toContain(shown);
  expect(html).not.toContain(service.keys.secret);
});

it('its buttons refund, dispute and settle', async () => {
  const { intentId } = await paid();
  expect((await press('refund', { payment_intent: intentId, amount: '400' })).status).toBe(303);
  expect((await press('dispute', { payment_intent: intentId })).status).toBe(303);
  const [dispute] = service.state.disputes.keys();
  expect((await press('close-dispute', { dispute: dispute ?? '', outcome: 'lost' })).status).toBe(303);
  expect(await paymentsOf(service).read(intentId)).toMatchObject({
    refunds: [{ amountCents: 400, key: null }],
    disputes: [{ amountCents: 600, status: 'lost' }],
  });
  expect((await press('close-dispute', { dispute: dispute ?? '', outcome: 'won' })).status).toBe(400);
  expect((await press('nothing', {})).status).toBe(404);
});

it('nobody else presses them: a page of another origin, or a name that points here', async () => {
  const { intentId } = await paid();
  const foreign = await press('refund', { payment_intent: intentId }, { origin: 'https://elsewhere.example' });
  expect(foreign.status).toBe(403);
  expect((await press('refund', { payment_intent: intentId }, { origin: 'null' })).status).toBe(403);
  expect(service.state.refunds.size).toBe(0);
  expect((await press('refund', { payment_intent: intentId }, { origin: service.url })).status).toBe(303);
  const status = await new Promise((resolve) => {
    httpRequest(service.url, { headers: { host: 'evil.example' } }, (answer) => resolve(answer.statusCode)).end();
  });
  expect(status).toBe(403);
});

it('keeps payments, keys and answers over a restart', async () => {
  const asked = { key: 'once', amountCents: 1_000, description: 'A boost', metadata: { boostId: 'b1' } };
  const first = await paymentsOf(service).start(asked);
  await service.close();
  service = await startPaymentService({ clock, file });
  expect(await paymentsOf(service).start(asked)).toEqual(first);
  expect(await paymentsOf(service).read(first.intentId)).toMatchObject({ metadata: { boostId: 'b1' } });
});

it('begins anew beside a file that nobody can read', async () => {
  await service.close();
  writeFileSync(file, '{"keys":');
  service = await startPaymentService({ clock, file });
  expect(service.state.intents.size).toBe(0);
  expect(existsSync(`${file}.broken`)).toBe(true);
  await paid();
  await service.close();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty('intents');
  service = await startPaymentService({ clock, file });
});

it('keeps no number that could be that of a card of somebody', async () => {
  const { url, keys } = service;
  const fields = {
    key: keys.publishable,
    type: 'card',
    'card[number]': '4111 1111 1111 1111',
    'card[exp_month]': '1',
    'card[exp_year]': '40',
  };
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(fields).toString();
  const response = await fetch(`${url}/v1/payment_methods`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': 'c' },
    body,
  });
  expect(response.status).toBe(402);
  await service.close();
  expect(readFileSync(file, 'utf8')).not.toMatch(/4111/);
  service = await startPaymentService({ clock, file });
});
