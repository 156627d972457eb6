// A storage battery with a meter at each phase: it takes a phase's surplus and gives back what the phase lacks,
// never more, so that it does not export at night.
export type Battery = {
  readonly capacityWh: number;
  /** The power of all phases together. */
  readonly maxW: number;
  /** The share of the capacity that stays in reserve. */
  readonly reserve: number;
  /** The share of the energy that is left after charging, and again after discharging. */
  readonly efficiency: number;
};

/** The power that its control leaves on the grid, in W for each phase: a regulator never reaches zero. */
const slackW = 12;

/** Simulates one minute: writes W by phase into `out`, + charging, − discharging, and returns the energy stored after it. */
export const batteryMinute = (
  battery: Battery,
  storedWh: number,
  netW: readonly number[],
  out: number[],
): number => {
  const most = battery.maxW / netW.length;
  let stored = storedWh;
  for (const [phase, net] of netW.entries()) {
    const wanted = Math.max(-most, Math.min(most, -net + slackW * Math.sign(net)));
    const power = Math.abs(net) <= slackW ? 0 : Math.trunc(possible(battery, stored, wanted));
    out[phase] = power;
    stored += storedBy(battery, power) / 60;
  }
  return stored;
};

const possible = (battery: Battery, storedWh: number, wantedW: number): number => {
  const roomW = (60 * (battery.capacityWh - storedWh)) / battery.efficiency;
  const leftW = 60 * (storedWh - battery.capacityWh * battery.reserve) * battery.efficiency;
  return wantedW > 0 ? Math.min(wantedW, Math.max(0, roomW)) : Math.max(wantedW, -Math.max(0, leftW));
};

const storedBy = (battery: Battery, powerW: number): number =>
  powerW > 0 ? powerW * battery.efficiency : powerW / battery.efficiency;
