import { addressBlock, passwordFault } from '@marquee/domain/accounts';
import { describe, expect, it } from 'vitest';

describe('a password', () => {
  it.each([
    ['short one', /at least 10 characters/],
    ['👩‍👩', /at least 10/],
    ['x'.repeat(201), /at most 200/],
    ['ada@example.org', /must not be your email/],
    ['  ADA@example.org ', /must not be your email/],
    ['a bright red lantern\0', /control characters/],
    ['password123', /very common/],
    ['Passw0rd2026', /very common/],
    ['qwertyuiop', /very common/],
    ['1234567890', /very common/],
    ['0987654321', /very common/],
    ['aaaaaaaaaaaaaaa', /very common/],
    ['abababababab', /very common/],
    ['Welcome12345!', /very common/],
  ])('%j is refused', (password, why) => {
    expect(passwordFault(password, 'ada@example.org')).toMatch(why);
  });

  it.each(['a bright red lantern', 'x9!kf02-Qpz', 'passwordless entry', 'пароль длинный', '🎃🎄🎆🎇🧨✨🎈🎉🎊🎋'])(
    '%j is taken',
    (password) => {
      expect(passwordFault(password, 'ada@example.org')).toBeNull();
    },
  );
});

describe('the block of an address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    [null, 'unknown'],
  ])('of %s is %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
});
