import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Card, Tile } from '../../../ui/Card.tsx';
import { phaseName } from '../../../ui/phase-name.ts';
import type { Watched } from '../reading/queries.ts';
import { readingView } from '../reading/reading-view.ts';
import styles from './live.module.css';
import { PhaseCard } from './PhaseCard.tsx';
import { PowerCard } from './PowerCard.tsx';

type LiveReadingProps = { last: NonNullable<Watched['last']>; recent: Watched['recent'] };

export const LiveReading = ({ last: { monitor, atMs }, recent }: LiveReadingProps) => {
  const { say } = useTexts();
  const { powerW, importKwh, exportKwh, frequencyHz, phases, net } = readingView(monitor);
  const single = phases.length === 1;
  return (
    <>
      <PowerCard powerW={powerW} atMs={atMs} recent={recent} />
      {!single && (
        <Card>
          <div className={styles.tiles}>
            <Tile label={say('overview.importCounter')}>
              <Amount value={importKwh} unit="kWh" />
            </Tile>
            <Tile label={say('overview.exportCounter')}>
              <Amount value={exportKwh} unit="kWh" />
            </Tile>
            <Tile label={say('quantity.frequencyHz')}>
              <Amount value={frequencyHz} unit="Hz" />
            </Tile>
          </div>
        </Card>
      )}
      <div className={styles.phases}>
        {phases.map((row, place) => (
          <PhaseCard
            key={phaseName(place)}
            title={single ? say('meter.now') : say('site.phase', { phase: phaseName(place) })}
            row={row}
            {...(!single && {
              course: { recent, atMs, figureOf: ({ phasesW }) => phasesW[place] ?? null },
            })}
          />
        ))}
        {net && <PhaseCard title={say('local.netRow')} row={net} />}
      </div>
    </>
  );
};
