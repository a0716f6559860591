import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Provider, refused, request, startProvider } from './support.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.close());

async function paid(number = '4242424242424242'): Promise<string> {
  const { intentId, clientSecret } = await provider.payments.start(request());
  await provider.pay(clientSecret, number);
  return intentId;
}
const read = (intentId: string) => provider.payments.read(intentId);

describe('a refund', () => {
  it('gives back a part, another part, and never more than came', async () => {
    const intentId = await paid();
    const { payments } = provider;
    const first = await payments.refund({ key: `r1/${intentId}`, intentId, amountCents: 1_000 });
    expect(first).toEqual({
      id: first.id,
      amountCents: 1_000,
      status: 'succeeded',
      key: `r1/${intentId}`,
      at: expect.any(Number),
    });
    await refused(
      payments.refund({ key: `r2/${intentId}`, intentId, amountCents: 1_501 }),
      /greater than unrefunded amount/,
    );
    const second = await payments.refund({ key: `r3/${intentId}`, intentId, amountCents: 1_500 });
    await refused(payments.refund({ key: `r4/${intentId}`, intentId, amountCents: 1 }), /already been refunded/);
    const whole = await read(intentId);
    expect(whole?.refunds).toEqual([second, first]);
    // The provider keeps its fee.
    expect(whole).toMatchObject({ status: 'succeeded', receivedCents: 2_500, feeCents: 103 });
  });

  it('of one key is made once, also when the provider has forgotten the key', async () => {
    const intentId = await paid();
    const given = { key: `once/${intentId}`, intentId, amountCents: 700 };
    const first = await provider.payments.refund(given);
    expect(await provider.payments.refund(given)).toEqual(first);
    provider.service.state.answers.clear();
    expect(await provider.payments.refund(given)).toEqual(first);
    expect((await read(intentId))?.refunds).toEqual([first]);
  });

  it('of one key that is asked for many times at once is made once', async () => {
    const intentId = await paid();
    const given = { key: `burst/${intentId}`, intentId, amountCents: 700 };
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => provider.payments.refund(given)));
    expect(all.some(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await read(intentId))?.refunds).toHaveLength(1);
  });

  it('that somebody made in the dashboard has no key of ours; one that fails says so', async () => {
    const intentId = await paid();
    provider.service.control('refund', { payment_intent: intentId, amount: '300' });
    expect((await read(intentId))?.refunds).toMatchObject([{ amountCents: 300, status: 'succeeded', key: null }]);
    const { id } = await provider.payments.refund({ key: `f/${intentId}`, intentId, amountCents: 200 });
    provider.service.control('fail-refund', { refund: id });
    const given = await provider.payments.refund({ key: `f/${intentId}`, intentId, amountCents: 200 });
    expect(given).toMatchObject({ id, status: 'failed' });
    const whole = await provider.payments.refund({ key: `g/${intentId}`, intentId, amountCents: 2_200 });
    expect(whole.status).toBe('succeeded');
  });

  it('of a payment that nobody paid, or that is unknown, is refused', async () => {
    const { intentId } = await provider.payments.start(request());
    await refused(provider.payments.refund({ key: 'n1', intentId, amountCents: 1 }), /successful charge/);
    await refused(provider.payments.refund({ key: 'n2', intentId: 'pi_x', amountCents: 1 }), /No such payment_intent/);
  });

  it('is found among more than a page of them', async () => {
    const intentId = await paid();
    for (let n = 0; n < 101; n += 1) provider.service.control('refund', { payment_intent: intentId, amount: '1' });
    expect((await read(intentId))?.refunds).toHaveLength(101);
  });
});

describe('a dispute', () => {
  it('takes the money and a fee; the money comes back when it is won', async () => {
    const intentId = await paid('4000000000000259');
    const [open] = (await read(intentId))?.disputes ?? [];
    expect(open).toMatchObject({ amountCents: 2_500, feeCents: 1_500, status: 'open' });
    await refused(provider.payments.refund({ key: `d/${intentId}`, intentId, amountCents: 1 }), /charged back/);
    provider.service.control('close-dispute', { dispute: open?.id ?? '', outcome: 'won' });
    expect((await read(intentId))?.disputes).toEqual([{ ...open, status: 'won' }]);
  });

  it('can be lost, and an inquiry takes nothing', async () => {
    const lost = await paid();
    const { id } = provider.service.control('dispute', { payment_intent: lost }) as { id: string };
    provider.service.control('close-dispute', { dispute: id, outcome: 'lost' });
    expect((await read(lost))?.disputes).toMatchObject([{ status: 'lost', feeCents: 1_500 }]);
    const asked = await paid();
    provider.service.control('dispute', { payment_intent: asked, inquiry: 'true' });
    expect((await read(asked))?.disputes).toMatchObject([{ status: 'warning', feeCents: 0, amountCents: 2_500 }]);
    await provider.payments.refund({ key: `w/${asked}`, intentId: asked, amountCents: 2_500 });
  });
});
