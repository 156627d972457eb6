import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './WhatIfTable.module.css';
import type { WhatIfAnswer } from './what-if-answer.ts';

type Figure = keyof WhatIfAnswer['actual'];

const rows: readonly { readonly figure: Figure; readonly label: TextKey; readonly isMoney: boolean }[] = [
  { figure: 'importKwh', label: 'whatIf.importKwh', isMoney: false },
  { figure: 'exportKwh', label: 'whatIf.exportKwh', isMoney: false },
  { figure: 'selfUseKwh', label: 'whatIf.selfUseKwh', isMoney: false },
  { figure: 'cost', label: 'whatIf.cost', isMoney: true },
  { figure: 'income', label: 'whatIf.income', isMoney: true },
  { figure: 'saving', label: 'whatIf.saving', isMoney: true },
];

/** The figures as they were, beside those that would have been. */
export const WhatIfTable = ({ answer }: { answer: WhatIfAnswer }) => {
  const { say, formats } = useTexts();
  const { actual, simulated, currency } = answer;
  const shown = (value: number | null, isMoney: boolean) =>
    isMoney ? formats.money(value, currency) : formats.quantity(value, 'kWh');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{say('whatIf.figure')}</th>
          <th scope="col">{say('whatIf.actual')}</th>
          <th scope="col">{say('whatIf.simulated')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ figure, label, isMoney }) => (
          <tr key={figure}>
            <th scope="row">{say(label)}</th>
            <td>{shown(actual[figure], isMoney)}</td>
            <td>{shown(simulated[figure], isMoney)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
