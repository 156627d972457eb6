import type { Band } from '@ohmstead/domain';
import { minutesPerQuarterHour } from '@ohmstead/domain';
import { useState } from 'react';
import { bandTexts } from '../../../model/bill/line-text.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import styles from '../TariffForm.module.css';
import type { BandSpan } from './band-plan.ts';
import { quartersOfDay } from './wall-quarters.ts';

const quarters = Array.from({ length: quartersOfDay + 1 }, (_, quarter) => quarter);

/** Sets hours that begin on a quarter, and serves whoever cannot drag. */
export const ExactSpan = ({ brush, onPaint }: { brush: Band; onPaint: (span: BandSpan) => void }) => {
  const { say, formats } = useTexts();
  const [from, setFrom] = useState('88');
  const [to, setTo] = useState('24');
  const choices = quarters.map((quarter) => ({
    value: String(quarter),
    label: formats.wallTime(quarter * minutesPerQuarterHour),
  }));
  return (
    <Disclosure summary={say('tariff.exactly')}>
      <div className={styles.row}>
        <SelectField
          label={say('tariff.spanFrom')}
          options={choices.slice(0, -1)}
          value={from}
          onChange={setFrom}
        />
        <SelectField label={say('tariff.spanTo')} options={choices.slice(1)} value={to} onChange={setTo} />
        <Button
          disabled={from === to}
          onClick={() => onPaint({ from: Number(from), to: Number(to), band: brush })}
        >
          {say('tariff.setSpan')} ({say(bandTexts[brush])})
        </Button>
      </div>
    </Disclosure>
  );
};
