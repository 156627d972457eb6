// Time zones to choose from.

/** All zones the browser knows, and the one chosen, which may have another of its names. */
export const zoneNames = (chosen: string): string[] =>
  [...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')])].filter((zone) => zone !== '').sort();
