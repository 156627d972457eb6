// Pure: what a session was opened with, as people call it, from what the client says of itself.

/** In this order: most browsers name others beside themselves. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;

const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

type Named = { readonly browser: string | null; readonly system: string | null };

/** Null for what it does not know. */
export const clientOf = (userAgent: string | null): Named => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
});

const firstOf = (names: readonly (readonly [RegExp, string])[], userAgent: string | null): string | null =>
  names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
