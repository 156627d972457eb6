import type { MouseEvent } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { ChartTable } from '../ChartTable.tsx';
import type { BarChartData, BarSeries, BarSlot } from './bar-chart-data.ts';
import type { BarText } from './bar-unit.ts';

type BarTableProps<Key extends string> = {
  data: BarChartData<Key>;
  labels: Readonly<Record<Key, string>>;
  text: BarText;
  onOpen: ((slot: number) => void) | undefined;
};

/** The bars' figures by slot; slots to come are left out. */
export const BarTable = <Key extends string>({ data, labels, text, onOpen }: BarTableProps<Key>) => {
  const { say } = useTexts();
  const known = data.nowSlot === null ? data.slots : data.slots.slice(0, Math.floor(data.nowSlot) + 1);
  const columns = data.series.flatMap((series) => [
    {
      key: series.key as string,
      label: labels[series.key],
      write: writer(series.values, series, text, say('chart.estimated')),
    },
    ...(series.compare
      ? [
          {
            key: `${series.key} compared`,
            label: say('chart.comparedOf', { name: labels[series.key] }),
            write: (slot: number) => text.write(series.compare?.[slot] ?? null),
          },
        ]
      : []),
  ]);
  return (
    <ChartTable
      caption={say('chart.tableCaption')}
      columns={[{ key: 'slot', label: say('chart.time') }, ...columns]}
      rows={known.map((slot, at) => ({
        key: slot.startMs,
        head: <SlotName slot={slot} onOpen={onOpen && (() => onOpen(at))} />,
        cells: columns.map((column) => column.write(at)),
      }))}
    />
  );
};

const writer =
  (values: BarSeries['values'], { estimated }: BarSeries, text: BarText, word: string) =>
  (slot: number): string => {
    const written = text.write(values[slot] ?? null);
    return estimated?.[slot] ? `${written} (${word})` : written;
  };

const SlotName = ({ slot, onOpen }: { slot: BarSlot; onOpen: (() => void) | undefined }) => {
  if (!slot.href || !onOpen) return slot.longLabel;
  const follow = (event: MouseEvent) => {
    // The browser opens the link elsewhere when one of these keys is held.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a href={slot.href} onClick={follow}>
      {slot.longLabel}
    </a>
  );
};
