// Which time zones exist, by IANA or Windows name in any case. A link such as Asia/Calcutta keeps the name it was given.
import { windowsZones } from './windows-zones.gen.ts';
import { zonesByCountry } from './zones-by-country.gen.ts';

const properNames = new Map(
  Object.values(zonesByCountry)
    .flatMap((names) => names.split(' '))
    .map((name) => [name.toLowerCase(), name]),
);

/** The zone's name in its proper case, or null. Offsets such as +01:00 are not zones. */
const properName = (id: string): string | null => {
  if (!/^[A-Za-z]/.test(id)) return null;
  try {
    // The platform decides which zones exist, but it would replace a link by the zone it leads to.
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: id }).resolvedOptions();
    return properNames.get(id.toLowerCase()) ?? timeZone;
  } catch {
    return null; // The platform throws RangeError for every unknown name.
  }
};

export const isTimeZone = (id: string): boolean => properName(id) !== null;

const windowsIds = new Map(Object.entries(windowsZones).map(([id, zone]) => [id.toLowerCase(), zone]));

/** IANA name of an IANA or Windows id, any case; null when it is neither. */
export const ianaZoneOf = (id: string): string | null => {
  const text = id.trim();
  return windowsIds.get(text.toLowerCase()) ?? properName(text);
};
