// What the energy through single meters cost, brought, emitted and avoided by hours:
//   a grid meter's import is bought and its export sold, all of it;
//   a load meter's import is bought as far as it came from the grid, as `end-use.ts` shares that out;
//   an inverter's yield avoids emissions. A storage has none of these values of its own.
import type { SiteHourValues } from '@ohmstead/contract';
import {
  type EnergyValueInput,
  energyValues,
  gridOfUses,
  type LocalSpan,
  type SlotColumn,
  useTypes,
} from '@ohmstead/domain';
import { isRefused, type Outcome } from '../errors/outcome.ts';
import { columnOfDays, loadMeters } from '../rollups/load-meters.ts';
import { readMeterDays } from '../rollups/read-meters.ts';
import type { SiteReader } from '../rollups/site-reader.ts';
import type { MeterSnapshot, SiteSnapshot } from '../rollups/site-snapshot.ts';
import { type NamedMeter, namedMeters } from './named-meters.ts';
import { sumOf } from './site-hours.ts';
import { inCurrency } from './valued-energy.ts';

export type HourFigure = SiteHourValues['figures'][number];

type Asked = {
  readonly input: EnergyValueInput;
  readonly hours: readonly LocalSpan[];
  readonly meterIds: readonly number[];
};

/** Two of each meter: of its import and of its export. */
export const meterFigures = async (
  reader: SiteReader,
  site: SiteSnapshot,
  { input, hours, meterIds }: Asked,
): Promise<Outcome<HourFigure[]>> => {
  const named = await namedMeters(reader.db, site.id, meterIds);
  if (isRefused(named)) return named;
  const { fromMs, consumed } = input.slots;
  const range = { fromMs, length: consumed.length };
  const chosen = site.meters.filter(({ id }) => meterIds.includes(id));
  const days = await readMeterDays(reader, site, chosen, spanOf(hours, fromMs));
  const hasLoads = chosen.some(({ useType }) => useType === useTypes.load);
  const fromGrid = hasLoads
    ? gridOfUses({ slots: input.slots, meters: await loadMeters(reader, site, input.slots) })
    : new Map<number, SlotColumn>();
  return named.flatMap((meter) => {
    const columnOf = (way: 'imported' | 'exported') =>
      columnOfDays(days.get(meter.id) ?? [], { ...range, way });
    const energies = {
      imported: columnOf('imported'),
      exported: columnOf('exported'),
      fromGrid: fromGrid.get(meter.id) ?? null,
    };
    const snapshot = chosen.find(({ id }) => id === meter.id);
    return figuresOf({ input, hours }, { meter, snapshot, energies });
  });
};

const spanOf = (hours: readonly LocalSpan[], fromMs: number): LocalSpan => ({
  fromMs,
  toMs: hours.at(-1)?.toMs ?? fromMs,
});

type Energies = {
  readonly imported: SlotColumn;
  readonly exported: SlotColumn;
  /** Null of other meters than loads. */
  readonly fromGrid: SlotColumn | null;
};

type OneMeter = {
  readonly meter: NamedMeter;
  /** Left out where the meter has sent nothing yet. */
  readonly snapshot: MeterSnapshot | undefined;
  readonly energies: Energies;
};

const figuresOf = (
  { input, hours }: Omit<Asked, 'meterIds'>,
  { meter, snapshot, energies }: OneMeter,
): HourFigure[] => {
  const { imported, exported } = energies;
  const isGrid = snapshot?.useType === useTypes.grid;
  const yieldWay = snapshot?.useType === useTypes.inverter ? snapshot.orientation : null;
  const bought = isGrid ? imported : energies.fromGrid;
  const yielded = yieldWay === 'export' ? exported : imported;
  const slots = { ...input.slots, imported: bought ?? none(input), exported, yielded };
  const values = energyValues({ ...input, slots }, hours);
  const avoided = values.map(({ avoidedG }) => avoidedG);
  const knownShare = (column: SlotColumn) =>
    hours.map((hour) => sumOf({ fromMs: slots.fromMs, column }, hour).known);
  return [
    {
      meter,
      key: 'import',
      amounts: bought && values.map(({ costMicros }) => inCurrency(costMicros)),
      grams: bought ? values.map(({ emittedG }) => emittedG) : yieldWay === 'import' ? avoided : null,
      knownShare: knownShare(bought ?? imported),
    },
    {
      meter,
      key: 'export',
      amounts: isGrid ? values.map(({ incomeMicros }) => inCurrency(incomeMicros)) : null,
      grams: yieldWay === 'export' ? avoided : null,
      knownShare: knownShare(exported),
    },
  ];
};

const none = ({ slots }: EnergyValueInput): SlotColumn => slots.imported.map(() => null);
