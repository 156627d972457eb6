import type { ReportedBillLine } from '@ohmstead/contract';
import { lineFormula, lineName } from '../../../model/bill/line-text.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from '../BillLines.module.css';

type BillLinesProps = { lines: readonly ReportedBillLine[]; currency: string };

export const BillLines = ({ lines, currency }: BillLinesProps) => {
  const texts = useTexts();
  const { say, formats } = texts;
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bill may have the same line twice.
        <li key={index}>
          <span>
            {lineName(line, say)}
            <small>{lineFormula(line, currency, texts)}</small>
          </span>
          <span className={styles.amount}>{formats.money(line.amount, currency)}</span>
        </li>
      ))}
    </ul>
  );
};
