// Quarter-hours in few bytes, for a row a day: a column of energies is nothing, one value throughout, or a number
// each, in which 0 stands for unknown and the rest are one more than they are; qualities are runs.
import type { MeterSlots } from './meter-slots.ts';
import type { SiteSlots, SlotColumn, SlotQuality } from './site-slots.ts';
import { VarintReader, VarintWriter } from './varint.ts';

/** A meter's quarter-hours as they are stored. */
export type MeterDaySlots = Pick<MeterSlots, 'imported' | 'exported'> & {
  readonly quality: readonly SlotQuality[];
};

export const packSiteSlots = (slots: SiteSlots): Uint8Array =>
  pack(
    [
      ...[slots.imported, slots.exported, slots.yielded, slots.consumed],
      ...[slots.selfUsed, slots.charged, slots.discharged],
    ],
    slots.quality,
  );

export const unpackSiteSlots = (bytes: Uint8Array, fromMs: number): SiteSlots => {
  const { columns, quality } = unpack(bytes, 7);
  const [imported = [], exported = [], yielded = [], consumed = [], ...others] = columns;
  const [selfUsed = [], charged = [], discharged = []] = others;
  return { fromMs, imported, exported, yielded, consumed, selfUsed, charged, discharged, quality };
};

export const packMeterSlots = ({ imported, exported, quality }: MeterDaySlots): Uint8Array =>
  pack([imported, exported], quality);

export const unpackMeterSlots = (bytes: Uint8Array): MeterDaySlots => {
  const { columns, quality } = unpack(bytes, 2);
  const [imported = [], exported = []] = columns;
  return { imported, exported, quality };
};

const forms = { unknown: 0, constant: 1, values: 2 } as const;

const pack = (columns: readonly SlotColumn[], quality: readonly SlotQuality[]): Uint8Array => {
  const writer = new VarintWriter();
  writer.write(quality.length);
  packRuns(writer, quality);
  for (const column of columns) packColumn(writer, column);
  return writer.bytes();
};

const packColumn = (writer: VarintWriter, column: SlotColumn): void => {
  const [first = null] = column;
  const isConstant = column.every((value) => value === first);
  if (isConstant && first === null) {
    writer.write(forms.unknown);
  } else if (isConstant && first !== null) {
    writer.write(forms.constant);
    writer.write(first);
  } else {
    writer.write(forms.values);
    for (const value of column) writer.write(value === null ? 0 : value + 1);
  }
};

const packRuns = (writer: VarintWriter, quality: readonly SlotQuality[]): void => {
  for (let from = 0; from < quality.length; ) {
    const value = quality[from];
    let to = from + 1;
    while (to < quality.length && quality[to] === value) to += 1;
    writer.write(value ?? 0);
    writer.write(to - from);
    from = to;
  }
};

type Unpacked = { readonly columns: (number | null)[][]; readonly quality: SlotQuality[] };

const unpack = (bytes: Uint8Array, columnCount: number): Unpacked => {
  const reader = new VarintReader(bytes);
  const slots = reader.read();
  const quality: SlotQuality[] = [];
  while (quality.length < slots) {
    // packRuns wrote a slot quality here.
    const value = reader.read() as SlotQuality;
    for (let left = reader.read(); left > 0; left -= 1) quality.push(value);
  }
  return { columns: Array.from({ length: columnCount }, () => unpackColumn(reader, slots)), quality };
};

const unpackColumn = (reader: VarintReader, slots: number): (number | null)[] => {
  const form = reader.read();
  if (form === forms.unknown) return new Array<number | null>(slots).fill(null);
  if (form === forms.constant) return new Array<number | null>(slots).fill(reader.read());
  const column: (number | null)[] = [];
  for (let slot = 0; slot < slots; slot += 1) {
    const value = reader.read();
    column.push(value === 0 ? null : value - 1);
  }
  return column;
};
