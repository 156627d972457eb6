// Which time zones exist. IANA names in any case; links such as Asia/Calcutta keep the name they were given.
import { Temporal } from 'temporal-polyfill';
import { windowsZones } from './windows-zones.ts';

/** The zone's name in its proper case, or null. Offsets such as +01:00 are no zones. */
const properName = (id: string): string | null => {
  if (!/^[A-Za-z]/.test(id)) return null;
  try {
    return new Temporal.ZonedDateTime(0n, id).timeZoneId;
  } catch {
    return null; // The polyfill throws for every unknown name.
  }
};

export const isTimeZone = (id: string): boolean => properName(id) !== null;

const windowsIds = new Map(Object.entries(windowsZones).map(([id, zone]) => [id.toLowerCase(), zone]));

/** IANA name of an IANA or Windows id, any case; null when it is neither. */
export const ianaZoneOf = (id: string): string | null => {
  const text = id.trim();
  return windowsIds.get(text.toLowerCase()) ?? properName(text);
};
