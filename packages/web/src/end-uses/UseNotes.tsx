import type { SiteEndUses } from '@ohmstead/contract';
import type { Measure } from '../energy-value/measure.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Hint } from '../ui/Hint.tsx';
import styles from './EndUsesCard.module.css';

type UseNotesProps = { uses: SiteEndUses; measure: Measure };

const leastKwh = 0.005;

/** How the bars are to be read, and what is in none of them. */
export const UseNotes = ({ uses, measure }: UseNotesProps) => {
  const { say, formats } = useTexts();
  const { notMeasured, outsideKwh, unpricedKwh } = uses;
  const hasPrices = measure !== 'emissions' && notMeasured.amount !== null;
  const energy = (kWh: number) => formats.quantity(kWh, 'kWh');
  return (
    <>
      {measure === 'energy' && (
        <p className={styles.legend}>
          <span className={styles.sample} aria-hidden="true" />
          {say('uses.legendAlwaysOn')}
        </p>
      )}
      <StorageNote uses={uses} measure={measure} />
      {hasPrices && <Hint>{say('uses.prices')}</Hint>}
      {measure === 'emissions' && <Hint>{say('uses.emissions')}</Hint>}
      {hasPrices && unpricedKwh > leastKwh && (
        <Hint>{say('uses.unpriced', { energy: energy(unpricedKwh) })}</Hint>
      )}
      {outsideKwh > leastKwh && <Hint>{say('uses.outside', { energy: energy(outsideKwh) })}</Hint>}
    </>
  );
};

/** What charging the storage from the grid cost or emitted is of no use. */
const StorageNote = ({ uses: { storage, currency }, measure }: UseNotesProps) => {
  const { say, formats } = useTexts();
  if (storage === null || storage.gridKwh <= leastKwh) return null;
  const { gridKwh, amount, emittedG } = storage;
  const isKnown = (measure === 'emissions' ? emittedG : amount) !== null;
  if (!isKnown) return null;
  return (
    <Hint>
      {say('uses.storage')}: {formats.quantity(gridKwh, 'kWh')},{' '}
      {measure === 'emissions' ? formats.mass(emittedG) : formats.money(amount, currency)}
    </Hint>
  );
};
