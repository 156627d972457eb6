/**
 * A battery that is not there. It takes what would have been exported and gives what would have been imported,
 * not both in a quarter-hour, and never charges from the grid.
 */
export type Battery = {
  readonly capacityWh: number;
  readonly chargeW: number;
  readonly dischargeW: number;
  /** Share of the charged energy that comes out again, millionths above 0; the loss is taken while charging. */
  readonly efficiencyPpm: number;
};
