import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Icon, type IconName } from '../../../ui/Icon.tsx';
import { LazyDisclosure } from '../../../ui/LazyDisclosure.tsx';
import { AlertChart } from './AlertChart.tsx';
import styles from './AlertFinding.module.css';
import { alertLabels } from './alert-kinds.ts';
import type { AlertRow, Breach } from './alert-rows.ts';
import { useAlertWords } from './use-alert-words.ts';

const icons: Record<Breach, IconName> = {
  above: 'alert',
  below: 'alert',
  silent: 'cloudOff',
  unusual: 'house',
};

type AlertFindingProps = { row: AlertRow; site: Site; place: string };

/** What, where, when, by how much; its picture on request. */
export const AlertFinding = ({ row, site, place }: AlertFindingProps) => {
  const { say } = useTexts();
  const words = useAlertWords(site.timeZone);
  const { chart } = row;
  const { kind, phase, events } = row.item;
  const where =
    phase === null ? place : say('alert.atPhase', { place, phase: phaseNames[phase - 1] ?? phase });
  return (
    <li className={styles.finding}>
      <Icon name={icons[row.breach]} />
      <div className={styles.text}>
        <h3>{say(alertLabels[kind])}</h3>
        <p>{where}</p>
        <p className={styles.when}>{words.when(row)}</p>
        <p>
          {words.howMuch(row)}
          {events > 1 && <span className={styles.times}>{say('alert.times', { count: events })}</span>}
        </p>
        {chart && (
          <LazyDisclosure
            summary={say('alert.showChart')}
            content={() => <AlertChart siteId={site.id} row={row} chart={chart} />}
          />
        )}
      </div>
    </li>
  );
};

const phaseNames = ['A', 'B', 'C'];
