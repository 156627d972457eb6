import type { AuditPreview, SupposedDecision } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../texts/use-texts.ts';
import { changesNothing, energyChanges } from '../preview/preview-rows.ts';
import { previewQuery } from '../queries.ts';
import styles from './Question.module.css';

type ChangeInShortProps = { meterId: number; body: SupposedDecision };

/** What an answer would do to the month and the bill, in a line that has its room from the start. */
export const ChangeInShort = ({ meterId, body }: ChangeInShortProps) => {
  const { say } = useTexts();
  const { data, isError } = useQuery(previewQuery(meterId, body));
  const textOf = useTextOf();
  return (
    <span className={styles.short} aria-live="polite">
      {data && textOf(data)}
      {!data && (isError ? say('audit.preview.unknown') : say('audit.preview.loading'))}
    </span>
  );
};

const useTextOf = () => {
  const { say, formats } = useTexts();
  return (preview: AuditPreview): string => {
    if (changesNothing(preview)) return say('audit.preview.nothing');
    const { month, bill } = preview;
    const energies = energyChanges(month.changes).flatMap(({ beforeKwh, afterKwh }) => {
      if (beforeKwh === null || afterKwh === null || beforeKwh === afterKwh) return [];
      return [signed(afterKwh - beforeKwh, (value) => formats.quantity(value, 'kWh'))];
    });
    const money =
      bill === null || bill.before === null || bill.after === null || bill.before === bill.after
        ? []
        : [signed(bill.after - bill.before, (value) => formats.money(value, bill.currency))];
    return [...energies, ...money].join(' · ') || say('audit.preview.unknown');
  };
};

const signed = (value: number, write: (amount: number) => string): string =>
  `${value < 0 ? '−' : '+'}${write(Math.abs(value))}`;
