// Pure: which of a site's versions is in force, and on which days none is.
import type { Tariffs } from '@ohmstead/contract';

export type Version = Tariffs['versions'][number];
export type Standing = 'now' | 'later' | 'past';

export const standingOf = ({ validFrom, heldUntil }: Version, today: string): Standing => {
  if (validFrom > today) return 'later';
  return heldUntil !== null && heldUntil <= today ? 'past' : 'now';
};

/** Newest first. */
export const newestFirst = (versions: readonly Version[]): Version[] =>
  versions.toSorted((a, b) => b.validFrom.localeCompare(a.validFrom));

export type Gap = { readonly from: string; readonly to: string };

/** The days without a tariff between two versions. Before the first there was none; after the last it may have ended for good. */
export const gapAfter = (version: Version, versions: readonly Version[]): Gap | null => {
  const { heldUntil } = version;
  const next = versions
    .filter(({ validFrom }) => validFrom > version.validFrom)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))[0];
  if (heldUntil === null || !next || next.validFrom <= heldUntil) return null;
  return { from: heldUntil, to: next.validFrom };
};
