import type { UseType } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Card, Tile } from '../../../ui/Card.tsx';
import { PhaseBars } from '../../../ui/charts/bars/PhaseBars.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { OnlineMark } from '../../../ui/OnlineMark.tsx';
import styles from './MeterList.module.css';
import { MeterValues } from './MeterValues.tsx';
import type { SiteMeterCard } from './meter-card.ts';

const uses: Record<UseType, TextKey> = {
  1: 'site.use.grid',
  2: 'site.use.inverter',
  3: 'site.use.load',
  4: 'site.use.storage',
};

type MeterListProps = {
  cards: readonly SiteMeterCard[];
  timeZone: string;
  /** Meters may be added by who looks. */
  mayAdd: boolean;
};

export const MeterList = ({ cards, timeZone, mayAdd }: MeterListProps) => {
  const { say } = useTexts();
  return (
    <Card title={say('site.meters')}>
      {cards.length === 0 && (
        <EmptyState icon="meter" title={say('site.noMeters')}>
          {mayAdd && (
            <Link to="/edit/addmeter" className={buttonClass('primary')}>
              {say('action.addMeter')}
            </Link>
          )}
        </EmptyState>
      )}
      <ul className={styles.meters}>
        {cards.map((card) => (
          <li key={card.id} className={styles.meter}>
            <MeterContent card={card} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const MeterContent = ({ card, timeZone }: { card: SiteMeterCard; timeZone: string }) => {
  const { say, formats } = useTexts();
  const since = card.updatedMs === null ? null : formats.time(card.updatedMs, timeZone);
  return (
    <>
      <div className={styles.head}>
        <h3>
          <Link to="/edit/meter/$id" params={{ id: String(card.id) }} title={say('siteDetail.openMeter')}>
            {card.name}
          </Link>
        </h3>
        {card.waiting ? (
          <span className={styles.muted}>{say('sites.waiting')}</span>
        ) : (
          <OnlineMark state={card.state} useType={card.useType} since={since} />
        )}
      </div>
      <p className={styles.muted}>
        {say(uses[card.useType])} · SN {card.sn}
      </p>
      {!card.waiting && <NewestValues card={card} />}
    </>
  );
};

/** The meter's newest values. */
const NewestValues = ({ card }: { card: SiteMeterCard }) => {
  const { say } = useTexts();
  return (
    <>
      <div className={styles.figures}>
        <Tile label={say(card.words.power)}>
          <Amount value={card.powerW} unit="W" />
        </Tile>
        <Tile label={say('overview.voltage')}>
          <Amount value={card.voltageV} unit="V" />
        </Tile>
        <Tile label={say('overview.current')}>
          <Amount value={card.currentA} unit="A" />
        </Tile>
      </div>
      {card.phases.length > 0 && <PhaseBars bars={card.phases} />}
      <div className={styles.counters}>
        <Tile label={say(card.words.importCounter)}>
          <Amount value={card.importKwh} unit="kWh" />
        </Tile>
        <Tile label={say(card.words.exportCounter)}>
          <Amount value={card.exportKwh} unit="kWh" />
        </Tile>
      </div>
      {card.values.length > 0 && (
        <MeterValues meter={card.name} words={card.words} phases={card.phaseNames} values={card.values} />
      )}
    </>
  );
};
