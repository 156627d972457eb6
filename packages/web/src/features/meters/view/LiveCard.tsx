import { isLate, useTypes } from '@ohmstead/domain';
import { useQuery } from '@tanstack/react-query';
import { meterListQuery } from '../../../model/meter/meter-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Card, Tile } from '../../../ui/Card.tsx';
import { meterFigures, meterWords } from '../../../ui/meter/meter-figures.ts';
import { StateMark } from '../../../ui/StateMark.tsx';
import { UpdatedAgo } from '../../../ui/UpdatedAgo.tsx';
import { useNow } from '../../../ui/use-now.ts';
import styles from './MeterView.module.css';

/** The meter's newest values. */
export const LiveCard = ({ id }: { id: number }) => {
  const { say } = useTexts();
  const live = useQuery(meterListQuery).data?.find((meter) => meter.id === id);
  const figures = live && meterFigures(live);
  const words = meterWords(live?.useType ?? useTypes.grid);
  const updatedMs = live?.lastUpdate ? Date.parse(live.lastUpdate) : null;
  const late = isLate(updatedMs, live?.uploadIntervalSeconds ?? null, useNow(1000));
  return (
    <Card title={say('meter.now')}>
      <div className={styles.state}>
        {live && <StateMark state={live.state} />}
        {updatedMs !== null && <UpdatedAgo atMs={updatedMs} late={late} />}
      </div>
      <div className={styles.figures}>
        <Tile label={say(words.power)}>
          <Amount value={figures?.powerW ?? null} unit="W" />
        </Tile>
        <Tile label={say('overview.voltage')}>
          <Amount value={figures?.voltageV ?? null} unit="V" />
        </Tile>
        <Tile label={say('overview.current')}>
          <Amount value={figures?.currentA ?? null} unit="A" />
        </Tile>
        <Tile label={say(words.importCounter)}>
          <Amount value={figures?.importKwh ?? null} unit="kWh" />
        </Tile>
        <Tile label={say(words.exportCounter)}>
          <Amount value={figures?.exportKwh ?? null} unit="kWh" />
        </Tile>
      </div>
    </Card>
  );
};
