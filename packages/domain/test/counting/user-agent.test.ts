import { deviceOf, isBot } from '@marquee/domain/counting';
import { describe, expect, it } from 'vitest';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const TAB = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

describe('who is counted', () => {
  it.each([
    [IPHONE, 'mobile'],
    [PIXEL, 'mobile'],
    [TAB, 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', 'tablet'],
    [DESK, 'desktop'],
    [null, 'desktop'],
  ] as const)('%s is a %s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });

  it.each([IPHONE, PIXEL, TAB, DESK])('%s is a person', (userAgent) => {
    expect(isBot(userAgent)).toBe(false);
  });

  it.each([
    null,
    '',
    'curl/8.0',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Mozilla/5.0 (X11) HeadlessChrome/140.0',
    'python-requests/2.32',
    'WhatsApp/2.0',
  ])('%s is a program', (userAgent) => {
    expect(isBot(userAgent)).toBe(true);
  });
});
