import { useTexts } from '../../../texts/use-texts.ts';
import { ChartTable } from '../../../ui/charts/ChartTable.tsx';
import { phaseName } from '../../../ui/phase-name.ts';
import { rowsOf, type Sample } from '../reading/recent-power.ts';

/** The last minutes in figures, the newest first. */
export const RecentTable = ({ recent, atMs }: { recent: readonly Sample[]; atMs: number }) => {
  const { say, formats } = useTexts();
  const rows = rowsOf(recent);
  const phases = rows[0]?.phasesW.map((_, place) => phaseName(place)) ?? [];
  const shown = phases.length > 1 ? phases : [];
  return (
    <ChartTable
      caption={say('local.lastMinutes')}
      columns={[
        { key: 'time', label: say('chart.time') },
        { key: 'power', label: say('quantity.powerW') },
        ...shown.map((phase) => ({ key: phase, label: say('site.phase', { phase }) })),
      ]}
      rows={rows.map((row) => ({
        key: row.atMs,
        head: formats.ago((atMs - row.atMs) / 1000),
        cells: [row.powerW, ...row.phasesW.slice(0, shown.length)].map((value) =>
          formats.quantity(value, 'W', 0),
        ),
      }))}
    />
  );
};
