// The second opinion on a bill: slot by slot, the wall clock from the platform, prices compared as text, money in
// fractions of big integers. Slow, and written without any of the engine's parts.
import type { BillInput, EnergyTariff, Schedule, TariffVersion, Tier } from '../src/index.ts';

type Fraction = { readonly n: bigint; readonly d: bigint };
const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });

/** Nearest whole number, a half away from zero: by the digits, not by adding a half. */
const rounded = ({ n, d }: Fraction): number => {
  const size = n < 0n ? -n : n;
  const whole = size / d;
  const up = (size % d) * 2n >= d ? 1n : 0n;
  return Number(n < 0n ? -(whole + up) : whole + up);
};

const minorPerUnit: Record<string, bigint> = { EUR: 100n, JPY: 1n, KWD: 1000n };

type Wall = { readonly date: string; readonly time: string; readonly weekday: number };

const formats = new Map<string, Intl.DateTimeFormat>();
const walls = new Map<string, Wall>();
/** The same slots are asked for by every statement and, as the scenarios share their periods, by many of them. */
const wallAt = (zone: string, ms: number): Wall => {
  const key = `${zone} ${ms}`;
  const wall = walls.get(key) ?? wallShown(zone, ms);
  walls.set(key, wall);
  return wall;
};
const wallShown = (zone: string, ms: number): Wall => {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(zone, format);
  const [date = '', time = ''] = format.format(ms).split(' ');
  return { date, time, weekday: ((new Date(date).getUTCDay() + 6) % 7) + 1 };
};

const isSummer = (schedule: Schedule, { date }: Wall): boolean => {
  if (schedule.summer === null) return false;
  const { from, to } = schedule.summer;
  const day = date.slice(5);
  return from < to ? from <= day && day < to : !(to <= day && day < from);
};

const bandAt = (schedule: Schedule, wall: Wall) => {
  const season = schedule.summer === null ? null : isSummer(schedule, wall) ? 'summer' : 'winter';
  const isHoliday = schedule.holidays.includes(wall.date);
  const fitting = schedule.rules.filter(({ from, to, weekdays, onHolidays, season: only }) => {
    const inTime = from < to ? from <= wall.time && wall.time < to : wall.time >= from || wall.time < to;
    const onDay = isHoliday ? onHolidays : weekdays.includes(wall.weekday);
    return inTime && onDay && (only === null || only === season);
  });
  return { band: fitting[0]?.band ?? schedule.otherwise, season };
};

/** Cost of the first that many mWh, in micro units × mWh per kWh. */
const costOfFirst = (
  tiers: readonly Tier[],
  energy: bigint,
): { tier: number; energy: bigint; price: bigint }[] => {
  let below = 0n;
  return tiers.map(({ uptoKwh, priceMicros }, index) => {
    const limit = uptoKwh === null ? energy : BigInt(uptoKwh) * 1_000_000n;
    const inside = (energy < limit ? energy : limit) - below;
    const taken = inside > 0n ? inside : 0n;
    below = limit > below ? limit : below;
    return { tier: index + 1, energy: taken, price: BigInt(priceMicros) };
  });
};

export type OracleLine = {
  kind: string;
  band: string | null;
  season: string | null;
  tier: number | null;
  version: string;
  energy: bigint;
  cost: Fraction;
  /** Start of the last quarter-hour in it. */
  lastMs: number;
};

type Counters = Map<string, bigint>;
type Groups = Map<string, OracleLine>;

const addTo = (groups: Groups, line: OracleLine): void => {
  const { kind, band, season, tier, version } = line;
  const key = [kind, version, band, season, tier].join('|');
  const sum = groups.get(key);
  groups.set(
    key,
    sum === undefined ? line : { ...line, energy: sum.energy + line.energy, cost: plus(sum.cost, line.cost) },
  );
};

type Slot = {
  readonly atMs: number;
  readonly wall: Wall;
  readonly energy: bigint;
  readonly version: TariffVersion;
};

const perKwh = 1_000_000n;

const priceSlot = (
  input: BillInput,
  {
    slot,
    tariff,
    kind,
    counters,
    groups,
  }: { slot: Slot; tariff: EnergyTariff; kind: string; counters: Counters; groups: Groups },
): void => {
  const version = slot.version.id;
  const timed = 'schedule' in tariff ? bandAt(tariff.schedule, slot.wall) : null;
  const before = (name: string): bigint => counters.get(name) ?? 0n;
  const line = (energy: bigint, price: bigint, tier: number | null, season: string | null): void =>
    addTo(groups, {
      kind,
      band: timed?.band ?? null,
      season,
      tier,
      version,
      energy,
      cost: { n: energy * price, d: perKwh },
      lastMs: slot.atMs,
    });
  const step = (tiers: readonly Tier[], counter: bigint, season: string | null): void => {
    const from = costOfFirst(tiers, counter);
    const to = costOfFirst(tiers, counter + slot.energy);
    for (const [index, { tier, energy, price }] of to.entries()) {
      line(energy - (from[index]?.energy ?? 0n), price, tier, season);
    }
  };
  if (tariff.type === 'standard') line(slot.energy, BigInt(tariff.priceMicros), null, null);
  if (tariff.type === 'tiered') step(tariff.tiers, before('all'), null);
  if (tariff.type === 'dynamic') {
    const series = input.prices[tariff.series];
    const spot = series?.priceMicros[(slot.atMs - series.fromMs) / 900_000];
    if (typeof spot === 'number') {
      const scaled = rounded({ n: BigInt(spot) * BigInt(tariff.factorPpm), d: 1_000_000n });
      line(slot.energy, BigInt(scaled + tariff.markUpMicros), null, null);
    }
  }
  if (tariff.type === 'timeOfUse' && timed !== null) {
    const season = tariff.winterPrices === null ? null : timed.season;
    const prices = season === 'winter' ? tariff.winterPrices : tariff.prices;
    line(slot.energy, BigInt(prices?.[timed.band] ?? 0), null, season);
  }
  if (tariff.type === 'tieredTimeOfUse' && timed !== null) {
    const season = tariff.winterTiers === null ? null : timed.season;
    const tiers = (season === 'winter' ? tariff.winterTiers : tariff.tiers)?.[timed.band] ?? [];
    step(tiers, before(tariff.tiersCount === 'all' ? 'all' : timed.band), season);
  }
  counters.set('all', before('all') + slot.energy);
  if (timed !== null) counters.set(timed.band, before(timed.band) + slot.energy);
};

const holdsOn =
  (date: string) =>
  (version: TariffVersion): boolean =>
    version.validFrom <= date && (version.validTo === null || date < version.validTo);

/** Quarter-hours of the period with known energy and a version. */
const slotsOf = (
  { slots, period, timeZone, versions }: BillInput,
  energyAt: (index: number) => number | null,
): Slot[] => {
  const list: Slot[] = [];
  for (let index = 0; index < slots.quality.length; index += 1) {
    const atMs = slots.fromMs + index * 900_000;
    const energy = energyAt(index);
    if (energy === null || atMs < period.fromMs || atMs >= period.toMs) continue;
    const wall = wallAt(timeZone, atMs);
    const version = versions.find(holdsOn(wall.date));
    if (version !== undefined) list.push({ atMs, wall, energy: BigInt(energy), version });
  }
  return list;
};

const priced = (input: BillInput, list: readonly Slot[], kind: string, side: 'buying' | 'feedIn'): Groups => {
  const groups: Groups = new Map();
  const counters: Counters = new Map();
  for (const slot of list) {
    const tariff = slot.version[side];
    if (tariff !== null) priceSlot(input, { slot, tariff, kind, counters, groups });
  }
  return groups;
};

const creditBand = ({ version: { buying }, wall }: Slot): string =>
  'schedule' in buying ? bandAt(buying.schedule, wall).band : 'all';

const amountOf = (currency: string, { n, d }: Fraction): number =>
  rounded({ n: n * (minorPerUnit[currency] ?? 0n), d: d * 1_000_000n });

export type Shown = {
  kind: string;
  name: string | null;
  version: string | null;
  band: string | null;
  season: string | null;
  tier: number | null;
  energyMwh: number | null;
  amount: number;
};

const shown = (currency: string, { cost, energy, ...line }: OracleLine): Shown => ({
  ...line,
  name: null,
  energyMwh: Number(energy),
  amount: amountOf(currency, cost),
});

const isLine = ({ energy, cost }: OracleLine): boolean => energy !== 0n || cost.n !== 0n;

/** Credits the energy bought in a band from the latest version's last season and highest tier downwards. */
const creditLines = (
  input: BillInput,
  bought: Groups,
  exported: readonly Slot[],
): { lines: OracleLine[]; left: Map<string, bigint> } => {
  const credits = (id: string): boolean =>
    input.versions.find((version) => version.id === id)?.exportCredit === true;
  const left = new Map<string, bigint>();
  const lines: OracleLine[] = [];
  const startOf = (id: string): string =>
    input.versions.find((version) => version.id === id)?.validFrom ?? '';
  for (const name of ['peak', 'standard', 'offPeak', 'all']) {
    const mine = [...bought.values()].filter(
      (line) => credits(line.version) && (line.band ?? 'all') === name,
    );
    const sum = (list: readonly { energy: bigint }[]): bigint =>
      list.reduce((all, { energy }) => all + energy, 0n);
    const out = sum(exported.filter((slot) => slot.version.exportCredit && creditBand(slot) === name));
    const credit = out < sum(mine) ? out : sum(mine);
    left.set(name, credit);
    let open = credit;
    const endOf = ({ version, season }: OracleLine): number =>
      Math.max(
        ...mine
          .filter((line) => line.version === version && line.season === season)
          .map(({ lastMs }) => lastMs),
      );
    const order = mine.toSorted(
      (a, b) =>
        (startOf(a.version) < startOf(b.version) ? 1 : startOf(a.version) > startOf(b.version) ? -1 : 0) ||
        endOf(b) - endOf(a) ||
        (b.tier ?? 0) - (a.tier ?? 0),
    );
    for (const line of order) {
      const taken = line.energy < open ? line.energy : open;
      open -= taken;
      const share =
        line.energy === 0n ? { n: 0n, d: 1n } : { n: -line.cost.n * taken, d: line.cost.d * line.energy };
      lines.push({ ...line, kind: 'exportCredit', energy: taken, cost: share });
    }
  }
  return { lines, left };
};

const withoutCredited = (exported: readonly Slot[], left: Map<string, bigint>): Slot[] =>
  exported.map((slot) => {
    if (!slot.version.exportCredit) return slot;
    const open = left.get(creditBand(slot)) ?? 0n;
    const taken = slot.energy < open ? slot.energy : open;
    left.set(creditBand(slot), open - taken);
    return { ...slot, energy: slot.energy - taken };
  });

const datesOf = ({ period }: BillInput): string[] => {
  const dates: string[] = [];
  for (let ms = Date.parse(period.fromDate); ms < Date.parse(period.toDate); ms += 86_400_000) {
    dates.push(new Date(ms).toISOString().slice(0, 10));
  }
  return dates;
};

/** Of every quarter-hour of the period, with and without a version. */
const importsOf = ({ slots, period }: BillInput): bigint[] =>
  slots.imported.flatMap((energy, index) => {
    const atMs = slots.fromMs + index * 900_000;
    return energy === null || atMs < period.fromMs || atMs >= period.toMs ? [] : [BigInt(energy)];
  });

const chargeLines = (input: BillInput): Shown[] => {
  const dates = datesOf(input);
  const { currency } = input;
  const peak = importsOf(input).reduce<bigint>((most, energy) => (energy > most ? energy : most), -1n);
  return input.versions.flatMap((version) => {
    const days = BigInt(dates.filter((date) => holdsOn(date)(version)).length);
    const blank = { version: version.id, band: null, season: null, tier: null, energyMwh: null };
    if (days === 0n) return [];
    const all = BigInt(dates.length);
    const fixed = version.fixedCharges.map(({ name, per, amountMicros }) => ({
      ...blank,
      kind: 'fixed',
      name,
      amount: amountOf(currency, { n: BigInt(amountMicros) * days, d: per === 'month' ? all : 1n }),
    }));
    if (version.demandCharge === null || peak < 0n) return fixed;
    // kW are mWh of a quarter-hour × 4 / 10⁶.
    const n = peak * 4n * BigInt(version.demandCharge.priceMicrosPerKw) * days;
    return [
      ...fixed,
      { ...blank, kind: 'demand', name: null, amount: amountOf(currency, { n, d: 1_000_000n * all }) },
    ];
  });
};

const own = ['selfUse', 'storedImport'];

const taxes = (input: BillInput, lines: readonly Shown[]): Shown[] => {
  const alike = new Map<string, { name: string; ratePpm: number; on: readonly string[]; ids: string[] }>();
  const dates = datesOf(input);
  for (const version of input.versions) {
    if (!dates.some((date) => holdsOn(date)(version))) continue;
    for (const { name, ratePpm, on } of version.taxes) {
      const key = `${name} ${ratePpm} ${[...on].sort().join()}`;
      const known = alike.get(key) ?? { name, ratePpm, on, ids: [] };
      alike.set(key, { ...known, ids: [...known.ids, version.id] });
    }
  }
  return [...alike.values()].flatMap(({ name, ratePpm, on, ids }) => {
    const base = lines.filter(
      ({ kind, version }) => ids.includes(version ?? '') && on.includes(own.includes(kind) ? 'energy' : kind),
    );
    if (base.length === 0) return [];
    const sum = base.reduce((all, { amount }) => all + BigInt(amount), 0n);
    return [
      {
        kind: 'tax',
        name,
        version: ids.length === 1 ? (ids[0] ?? null) : null,
        band: null,
        season: null,
        tier: null,
        energyMwh: null,
        amount: rounded({ n: sum * BigInt(ratePpm), d: 1_000_000n }),
      },
    ];
  });
};

/** What was consumed beyond the import; without a storage, what of the yield was not exported. */
const ownAt = ({ slots }: BillInput, index: number): number | null => {
  const [imported, consumed, discharged] = [slots.imported, slots.consumed, slots.discharged].map(
    (column) => column[index] ?? null,
  );
  if (imported == null || consumed == null) return null;
  if (discharged == null) return slots.selfUsed[index] ?? null;
  return consumed > imported ? consumed - imported : 0;
};

const storedAt = ({ slots }: BillInput, index: number): number => {
  const [imported = 0, consumed = 0, charged = 0] = [slots.imported, slots.consumed, slots.charged].map(
    (column) => column[index] ?? 0,
  );
  return imported > consumed ? Math.min(charged, imported - consumed) : 0;
};

/** All the tiers of a version's band and season together: what the first costs beyond the second. */
const savedLines = (input: BillInput): OracleLine[] => {
  const at = (energyOf: (imported: number, own: number, stored: number) => number) =>
    slotsOf(input, (index) => {
      const [imported, own] = [input.slots.imported[index] ?? null, ownAt(input, index)];
      return imported === null || own === null ? null : energyOf(imported, own, storedAt(input, index));
    });
  const whole = at((imported, own) => imported + own);
  return [
    ...beyond(
      input,
      'selfUse',
      whole,
      at((imported) => imported),
    ),
    ...beyond(
      input,
      'storedImport',
      whole,
      at((imported, own, stored) => imported + own - stored),
    ).map((line) => ({ ...line, cost: { n: -line.cost.n, d: line.cost.d } })),
  ];
};

const beyond = (
  input: BillInput,
  kind: string,
  more: readonly Slot[],
  less: readonly Slot[],
): OracleLine[] => {
  const groups: Groups = new Map();
  for (const line of priced(input, more, kind, 'buying').values()) addTo(groups, { ...line, tier: null });
  for (const line of priced(input, less, kind, 'buying').values()) {
    const cost = { n: -line.cost.n, d: line.cost.d };
    addTo(groups, { ...line, tier: null, energy: -line.energy, cost });
  }
  return [...groups.values()];
};

export const oracleBill = (input: BillInput): { cost: Shown[]; income: Shown[]; saving: Shown[] } => {
  const { slots, currency } = input;
  const imported = (index: number): number | null => slots.imported[index] ?? null;
  const bought = priced(input, slotsOf(input, imported), 'energy', 'buying');
  const exported = slotsOf(input, (index) => slots.exported[index] ?? null);
  const credit = creditLines(input, bought, exported);
  const fedIn = priced(input, withoutCredited(exported, credit.left), 'feedIn', 'feedIn');
  const taxed = (lines: Shown[]): Shown[] => [...lines, ...taxes(input, lines)];
  const show = (groups: Iterable<OracleLine>): Shown[] =>
    [...groups].filter(isLine).map((line) => shown(currency, line));
  return {
    cost: taxed([...show(bought.values()), ...show(credit.lines), ...chargeLines(input)]),
    income: taxed(show(fedIn.values())),
    saving: taxed(show(savedLines(input))),
  };
};
