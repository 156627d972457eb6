import type { AuditPreview, SupposedDecision } from '@ohmstead/contract';
import { calendarFormatsOf } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../../texts/use-texts.ts';
import { changesNothing, energyChanges } from '../preview/preview-rows.ts';
import { writtenChange } from '../preview/written-change.ts';
import { previewQuery } from '../queries.ts';
import styles from './Question.module.css';

type ChangeInShortProps = { meterId: number; body: SupposedDecision };

/** What an answer would do to the month and the bill, in a line that has its room from the start. */
export const ChangeInShort = ({ meterId, body }: ChangeInShortProps) => {
  const { say } = useTexts();
  const { data, isError } = useQuery(previewQuery(meterId, body));
  const textOf = useTextOf();
  return (
    <span className={styles.short}>
      {data && textOf(data)}
      {!data && (isError ? say('audit.preview.unknown') : say('audit.preview.loading'))}
    </span>
  );
};

const useTextOf = () => {
  const { say, formats } = useTexts();
  const energiesOf = useEnergies();
  return (preview: AuditPreview): string => {
    if (changesNothing(preview)) return say('audit.preview.nothing');
    const { month, bill, changedDays } = preview;
    const money =
      bill && writtenChange(bill.before, bill.after, (value) => formats.money(value, bill.currency));
    const text = [...energiesOf(month), ...(money ? [money] : [])].join(' · ');
    if (text !== '') return text;
    // Its figures lie outside of this month and bill, or are unknown there.
    if (changedDays > 0) return say('audit.preview.days', { days: formats.number(changedDays, 0) });
    return say('audit.preview.unknown');
  };
};

/** The month is named once, import only beside export. */
const useEnergies = () => {
  const { say, formats, lang } = useTexts();
  const names = { import: say('energy.import'), export: say('energy.export') };
  return ({ month, changes }: AuditPreview['month']): string[] => {
    const all = energyChanges(changes);
    const energies = all.flatMap(({ direction, beforeKwh, afterKwh }) => {
      const written = writtenChange(beforeKwh, afterKwh, (kWh) => formats.quantity(kWh, 'kWh'));
      if (written === null) return [];
      return [direction === 'import' && all.length === 1 ? written : `${names[direction]} ${written}`];
    });
    if (energies.length === 0) return [];
    return [calendarFormatsOf(lang).month(`${month}-01`), ...energies];
  };
};
