import { BadSignature, PaymentRefusal, RetryLater } from '@marquee/kernel';
import { fakePayments } from '@marquee/testkit';
import { expect, it } from 'vitest';

const REQUEST = { key: 'k1', amountCents: 2_500, description: 'A boost', metadata: { boostId: 'b1' } };

it('the fake provider obeys the port: one payment and one refund for a key, and no more back than came', async () => {
  const fake = fakePayments({ now: () => 7_000 });
  const { intentId } = await fake.start(REQUEST);
  expect((await fake.start(REQUEST)).intentId).toBe(intentId);
  await expect(fake.start({ ...REQUEST, amountCents: 1 })).rejects.toBeInstanceOf(PaymentRefusal);
  expect(await fake.read(intentId)).toMatchObject({ status: 'unpaid', receivedCents: 0, createdAt: 7_000 });
  await expect(fake.refund({ key: 'r0', intentId, amountCents: 1 })).rejects.toBeInstanceOf(PaymentRefusal);
  fake.fail(intentId);
  expect((await fake.read(intentId))?.failure).toBe('Your card was declined.');
  fake.succeed(intentId, { fee: 103 });
  expect(await fake.cancel(intentId)).toMatchObject({ status: 'succeeded', feeCents: 103 });
  const refund = await fake.refund({ key: 'r1', intentId, amountCents: 2_000 });
  expect(await fake.refund({ key: 'r1', intentId, amountCents: 2_000 })).toEqual(refund);
  await expect(fake.refund({ key: 'r2', intentId, amountCents: 501 })).rejects.toBeInstanceOf(PaymentRefusal);
  fake.refundFromDashboard(intentId);
  fake.dispute(intentId);
  fake.settleDispute(intentId, 'won');
  expect(await fake.read(intentId)).toMatchObject({
    refunds: [{ key: 'r1' }, { key: null, amountCents: 500 }],
    disputes: [{ status: 'won', feeCents: 1_500 }],
  });
  expect(await fake.read('pi_nobody')).toBeNull();
});

it('it can lose an answer, be out of reach, and sign messages', async () => {
  const fake = fakePayments();
  fake.answerLost = () => {
    throw new RetryLater('lost');
  };
  await expect(fake.start(REQUEST)).rejects.toBeInstanceOf(RetryLater);
  fake.answerLost = () => {};
  const { intentId } = await fake.start(REQUEST);
  expect(fake.payments.size).toBe(1);
  const { body, signature, event } = fake.event(intentId, 'charge.refunded');
  expect(await fake.readEvent(body, signature)).toEqual(event);
  await expect(fake.readEvent(body, null)).rejects.toBeInstanceOf(BadSignature);
  for (let n = 0; n < 25; n += 1) await fake.start({ ...REQUEST, key: `n${n}` });
  const first = await fake.list({ from: 0, until: 1, after: null });
  const second = await fake.list({ from: 0, until: 1, after: first.next });
  expect([first.payments.length, second.payments.length, second.next]).toEqual([20, 6, null]);
  fake.isSetUp = false;
  await expect(fake.read(intentId)).rejects.toBeInstanceOf(PaymentRefusal);
});
