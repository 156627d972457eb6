import type { PowerDifferenceItem } from '@ohmstead/contract';
import { localDay } from '@ohmstead/domain';
import { Link } from '@tanstack/react-router';
import { causeDay } from '../../../causes/cause-dates.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Card, Tile } from '../../../ui/Card.tsx';
import styles from './PowerCheck.module.css';
import { causeTexts } from './power-causes.ts';

type PowerDifferenceEntryProps = { meterId: number; item: PowerDifferenceItem; zone: string };

export const PowerDifferenceEntry = ({ meterId, item, zone }: PowerDifferenceEntryProps) => {
  const { say, formats } = useTexts();
  const { date, direction, countedKwh, integratedKwh, cause, phases } = item;
  const counter = say(direction === 'import' ? 'overview.importCounter' : 'overview.exportCounter');
  const where = [counter, ...phases.map((phase) => say('site.phase', { phase }))];
  return (
    <Card title={formats.date(localDay(zone, date).fromMs, zone)}>
      <p className={styles.muted}>{where.join(' · ')}</p>
      <p>{say(causeTexts[cause])}</p>
      <div className={styles.figures}>
        <Tile label={say('powerCheck.counted')}>
          <Amount value={countedKwh} unit="kWh" />
        </Tile>
        <Tile label={say('powerCheck.byPower')}>
          <Amount value={integratedKwh} unit="kWh" />
        </Tile>
      </div>
      {(cause === 'judgement' || cause === 'estimated') && (
        <p>
          <Link to="/edit/meter/$id/audit" params={{ id: String(meterId) }} search={causeDay(date)}>
            {say('causes.entries')}
          </Link>
        </p>
      )}
    </Card>
  );
};
