import type { Device } from '@marquee/contract';

const BOT =
  /bot\b|bot[/;)]|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|java\/|go-http|axios|node-fetch|undici|scrapy|facebookexternalhit|whatsapp|telegram/i;

/** Whether a program asks, not a person: it says so itself, or names no browser. */
export function isBot(userAgent: string | null): boolean {
  return userAgent === null || !/^mozilla\//i.test(userAgent) || BOT.test(userAgent);
}

export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? '';
  // An Android tablet is one that does not say "Mobile".
  if (/ipad|tablet|kindle|silk/i.test(text) || (/android/i.test(text) && !/mobile/i.test(text))) return 'tablet';
  return /mobi|iphone|ipod|android/i.test(text) ? 'mobile' : 'desktop';
}
