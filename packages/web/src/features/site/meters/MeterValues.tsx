import { narrowSpace, type TextKey, type Unit } from '@ohmstead/i18n';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { ChartTable } from '../../../ui/charts/ChartTable.tsx';
import type { MeterWords } from '../../../ui/meter/meter-figures.ts';
import styles from './MeterValues.module.css';
import type { MeterValue, MeterValueKey } from './meter-values.ts';

type Look = { readonly label: TextKey; readonly unit: Unit | null; readonly digits: number };

const looksIn = (words: MeterWords): Record<MeterValueKey, Look> => ({
  powerW: { label: words.power, unit: 'W', digits: 0 },
  voltageV: { label: 'overview.voltage', unit: 'V', digits: 1 },
  currentA: { label: 'overview.current', unit: 'A', digits: 2 },
  frequencyHz: { label: 'siteDetail.frequency', unit: 'Hz', digits: 2 },
  powerFactor: { label: 'siteDetail.powerFactor', unit: null, digits: 2 },
  importKwh: { label: words.importCounter, unit: 'kWh', digits: 2 },
  exportKwh: { label: words.exportCounter, unit: 'kWh', digits: 2 },
});

type MeterValuesProps = {
  meter: string;
  words: MeterWords;
  phases: readonly string[];
  values: readonly MeterValue[];
};

/** All of the meter's newest values, by phase. */
export const MeterValues = ({ meter, words, phases, values }: MeterValuesProps) => {
  const { say, formats } = useTexts();
  const [open, setOpen] = useState(false);
  const looks = looksIn(words);
  const head = ({ label, unit }: Look) => say(label) + (unit === null ? '' : `,${narrowSpace}${unit}`);
  return (
    <details className={styles.values} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('siteDetail.allValues')}</summary>
      {open && (
        <ChartTable
          caption={meter}
          columns={[
            { key: 'phase', label: say('siteDetail.phase') },
            ...phases.map((phase) => ({ key: phase, label: phase })),
          ]}
          rows={values.map(({ key, ofPhases }) => ({
            key,
            head: head(looks[key]),
            cells: ofPhases.map((value) => formats.number(value, looks[key].digits)),
          }))}
        />
      )}
    </details>
  );
};
