import { dayMs } from '@ohmstead/domain';
// Calendar dates as text. They belong to no zone and are counted in UTC, where every day has 24 hours.

export const dayAfterText = (date: string): string => shifted(date, dayMs);
export const dayBeforeText = (date: string): string => shifted(date, -dayMs);
export const daysBeforeText = (date: string, days: number): string => shifted(date, -days * dayMs);

/** What is no date stays as it is, for the rules to refuse. */
const shifted = (date: string, byMs: number): string => {
  const ms = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(ms) ? date : new Date(ms + byMs).toISOString().slice(0, 10);
};
