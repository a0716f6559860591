/** What a browser and its system are called; null if they did not say. */
export interface DeviceWords {
  browser: string | null;
  system: string | null;
}

/** In this order: most browsers also name those that they descend from. */
const BROWSERS: ReadonlyArray<[RegExp, string]> = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: ReadonlyArray<[RegExp, string]> = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Names from lists only: a user agent is a stranger's text. */
export function deviceWords(userAgent: string | null): DeviceWords {
  const first = (names: typeof BROWSERS) => names.find(([sign]) => sign.test(userAgent ?? ''))?.[1] ?? null;
  return { browser: first(BROWSERS), system: first(SYSTEMS) };
}
