import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { MeterState } from './MeterState.tsx';
import styles from './MeterTable.module.css';
import { MeterUpdated } from './MeterUpdated.tsx';
import type { MeterCard } from './meter-overview.ts';

/** The cards as rows, where there is room for all columns. */
export const MeterTable = ({ cards }: { cards: readonly MeterCard[] }) => {
  const { say } = useTexts();
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('overview.place')}</th>
            <th scope="col">{say('overview.meter')}</th>
            <th scope="col">{say('overview.state')}</th>
            <th scope="col">{say('overview.voltage')}</th>
            <th scope="col">{say('overview.current')}</th>
            <th scope="col">{say('overview.power')}</th>
            <th scope="col">{say('overview.importCounter')}</th>
            <th scope="col">{say('overview.exportCounter')}</th>
            <th scope="col">{say('overview.updated')}</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((card) => (
            <MeterRow key={card.id} card={card} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const MeterRow = ({ card }: { card: MeterCard }) => (
  <tr>
    <td>{card.siteName}</td>
    <th scope="row">{card.name}</th>
    <td>
      <MeterState card={card} />
    </td>
    <td>
      <Amount value={card.voltageV} unit="V" />
    </td>
    <td>
      <Amount value={card.currentA} unit="A" />
    </td>
    <td>
      <Amount value={card.powerW} unit="W" />
      <OwnWord word={card.words.power} head="overview.power" />
    </td>
    <td>
      <Amount value={card.importKwh} unit="kWh" />
    </td>
    <td>
      <Amount value={card.exportKwh} unit="kWh" />
      <OwnWord word={card.words.exportCounter} head="overview.exportCounter" />
    </td>
    <td>
      <MeterUpdated card={card} bare />
    </td>
  </tr>
);

/** What a value is, where the column's head does not say it. */
const OwnWord = ({ word, head }: { word: TextKey; head: TextKey }) => {
  const { say } = useTexts();
  return word === head ? null : <span className={styles.ownWord}>{say(word)}</span>;
};
