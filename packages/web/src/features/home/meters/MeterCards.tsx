import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Tile } from '../../../ui/Card.tsx';
import styles from './MeterCards.module.css';
import { MeterState } from './MeterState.tsx';
import { MeterUpdated } from './MeterUpdated.tsx';
import type { MeterCard } from './meter-overview.ts';

/** One card a meter: three live values, two counters. */
export const MeterCards = ({ cards }: { cards: readonly MeterCard[] }) => {
  const { say } = useTexts();
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.id} className={styles.card}>
          <div className={styles.head}>
            <div className={styles.names}>
              <span className={styles.site}>{card.siteName}</span>
              <h2>{card.name}</h2>
            </div>
            <MeterState card={card} />
          </div>
          <div className={styles.three}>
            <Tile label={say('overview.voltage')}>
              <Amount value={card.voltageV} unit="V" />
            </Tile>
            <Tile label={say('overview.current')}>
              <Amount value={card.currentA} unit="A" />
            </Tile>
            <Tile label={say(card.words.power)}>
              <Amount value={card.powerW} unit="W" />
            </Tile>
          </div>
          <div className={styles.two}>
            <Tile label={say(card.words.importCounter)}>
              <Amount value={card.importKwh} unit="kWh" />
            </Tile>
            <Tile label={say(card.words.exportCounter)}>
              <Amount value={card.exportKwh} unit="kWh" />
            </Tile>
          </div>
          <MeterUpdated card={card} />
        </li>
      ))}
    </ul>
  );
};
