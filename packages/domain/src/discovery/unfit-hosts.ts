/**
 * Hosts of which no page is the site of one venue: networks behind a sign-in, shops, maps, search and short links. Their pages belong to
 * their members and forbid robots, so a check would spend requests to learn what is known.
 */
const UNFIT = new Set([
  'facebook.com',
  'fb.com',
  'fb.me',
  'instagram.com',
  'twitter.com',
  'x.com',
  't.co',
  'tiktok.com',
  'youtube.com',
  'youtu.be',
  'linkedin.com',
  'pinterest.com',
  'snapchat.com',
  'threads.net',
  'reddit.com',
  'vimeo.com',
  'flickr.com',
  'google.com',
  'goo.gl',
  'bing.com',
  'apple.com',
  'amazon.com',
  'yelp.com',
  'tripadvisor.com',
  'foursquare.com',
  'wikipedia.org',
  'wikidata.org',
  'openstreetmap.org',
  'paypal.com',
  'venmo.com',
  'doordash.com',
  'ubereats.com',
  'grubhub.com',
  'opentable.com',
  'resy.com',
  'spotify.com',
  'bit.ly',
  'linktr.ee',
  'wordpress.org',
  'w3.org',
  'creativecommons.org',
  'mailchimp.com',
  'constantcontact.com',
  'adobe.com',
  'microsoft.com',
  'cloudflare.com',
  'gofundme.com',
  'airbnb.com',
  'booking.com',
  'expedia.com',
  'zillow.com',
]);
/** Google's calendars are feeds of their owners. */
const FIT = new Set(['calendar.google.com']);

export function isUnfitHost(host: string): boolean {
  if (FIT.has(host)) return false;
  const labels = host.split('.');
  return labels.some((_, index) => UNFIT.has(labels.slice(index).join('.')));
}
