import type { ReportedBillLine } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from '../BillLines.module.css';
import { lineFormula, lineName } from '../bill-line-text.ts';

type BillLinesProps = { lines: readonly ReportedBillLine[]; currency: string };

export const BillLines = ({ lines, currency }: BillLinesProps) => {
  const { say, formats, lang } = useTexts();
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bill may have the same line twice.
        <li key={index}>
          <span>
            {lineName(line, say)}
            <small>{lineFormula(line, { formats, lang, currency })}</small>
          </span>
          <span className={styles.amount}>{formats.money(line.amount, currency)}</span>
        </li>
      ))}
    </ul>
  );
};
