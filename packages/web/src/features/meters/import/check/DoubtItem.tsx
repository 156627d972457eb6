import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import type { MappingDraft } from '../draft/mapping-draft.ts';
import styles from '../parts/Import.module.css';
import { type Doubt, type Mend, mendOf } from './mends.ts';

const texts: Readonly<Record<Doubt['code'], TextKey>> = {
  looksLikeIntervals: 'import.doubt.looksLikeIntervals',
  looksLikeCounter: 'import.doubt.looksLikeCounter',
  energyTooLarge: 'import.doubt.energyTooLarge',
  dateOrder: 'import.doubt.dateOrder',
  otherMeters: 'import.doubt.otherMeters',
};

/** Several values a row rise and fall more often than there are rows. */
const countsSteps: readonly Doubt['code'][] = ['looksLikeIntervals', 'looksLikeCounter'];

type DoubtItemProps = {
  doubt: Doubt;
  rows: number;
  draft: MappingDraft | null;
  onMend: (draft: MappingDraft) => void;
};

export const DoubtItem = ({ doubt, rows, draft, onMend }: DoubtItemProps) => {
  const { say, formats } = useTexts();
  const mendText = useMendText();
  const mend = draft && mendOf(doubt, draft);
  const { code, kwhOfDay = null, contradicting } = doubt;
  return (
    <div className={styles.doubt}>
      <p>
        {say(texts[code], {
          energy: formats.quantity(kwhOfDay, 'kWh', 0),
          rows: formats.number(contradicting ?? null, 0),
        })}
      </p>
      {contradicting !== undefined && code !== 'otherMeters' && (
        <p className={styles.muted}>
          {say(countsSteps.includes(code) ? 'import.doubtSteps' : 'import.doubtRows', {
            contradicting: formats.number(contradicting, 0),
            rows: formats.number(rows, 0),
          })}
        </p>
      )}
      {mend && (
        <div>
          <Button onClick={() => onMend(mend.draft)}>{mendText(mend)}</Button>
        </div>
      )}
    </div>
  );
};

const useMendText = () => {
  const { say, formats } = useTexts();
  return (mend: Mend): string => {
    switch (mend.kind) {
      case 'interval':
        return say('import.mend.interval');
      case 'counter':
        return say('import.mend.counter');
      case 'dateOrder':
        return say('import.mend.dateOrder');
      case 'allMeters':
        return say('import.mend.allMeters');
      case 'unit':
        return say('import.mend.unit', {
          unit: formats.unit(mend.unit),
          instead: formats.unit(mend.instead),
        });
    }
  };
};
