// Where a site's consumption went: to its load meters, and to what no meter measures.
//   consumption = every use at the top + not measured, in each quarter-hour whose consumption is known
// 1. Load meters stand side by side at the top, or behind another one, whose energy then includes theirs.
// 2. What a site consumed from the grid, directly from its own production and from its storage is shared out among the
//    uses in proportion to their energy of the same quarter-hour, and on among what stands behind each.
// 3. Meters that show more than there was are not cut off: what is not measured falls below 0 by as much.
// 4. Energy from the grid costs what its quarter-hour's price says, the first tier's, with the taxes on energy. What tiers,
//    demand and fixed charges add is of no single use.
// 5. It emits what its quarter-hour's CO2 factor says. What came from the own production or from the storage emits nothing: what
//    charging the storage from the grid emitted stands beside the uses, as its cost does.
// 6. Always on is what a use drew all the time: of each quarter-hour the energy up to a low one of its 24 hours.

/** All in mWh. energy = grid + direct + storage + unsourced. */
export type SourcedEnergy = {
  readonly energyMwh: number;
  readonly gridMwh: number;
  readonly directMwh: number;
  readonly storageMwh: number;
  /** Its source is unknown, or it is more (+) or less (−) than the energy that there was to share. */
  readonly unsourcedMwh: number;
};

/** What energy from the grid cost and emitted. */
export type Worth = {
  /** Minor units; null where nothing has a price. */
  readonly amount: number | null;
  /** Milligrams of CO2; null without a factor. */
  readonly emittedMg: number | null;
};

export type EndUse = Unmeasured & {
  readonly meterId: number;
  /** Quarter-hours in which the consumption is known, and this meter is not. */
  readonly unknownSlots: number;
  /** The uses behind this meter, the greatest first. */
  readonly within: readonly EndUse[];
  /** What they do not measure of it; null where nothing stands behind it. */
  readonly rest: Unmeasured | null;
};

/** Its energy is negative where the meters exceed what they are parts of. */
export type Unmeasured = SourcedEnergy & Worth & { readonly alwaysOnMwh: number };

export type EndUses = {
  readonly consumedMwh: number;
  /** The greatest first. */
  readonly uses: readonly EndUse[];
  readonly notMeasured: Unmeasured;
  /** What the meters showed while the consumption was unknown; it is in no use. */
  readonly outsideMwh: number;
  readonly storage: StoredEnergy;
  /** Energy from the grid, stored or used, that has no price. */
  readonly unpricedMwh: number;
  /** Of the quarter-hours of the span. */
  readonly knownSlots: number;
  readonly slots: number;
};

/** What import that charged the storage cost and emitted. */
export type StoredEnergy = Worth & {
  readonly chargedMwh: number;
  readonly dischargedMwh: number;
  readonly gridStoredMwh: number;
};
