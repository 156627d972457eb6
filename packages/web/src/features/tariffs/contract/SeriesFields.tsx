import { useId } from 'react';
import { decimalField } from '../../../forms/use-field-binding.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextField } from '../../../ui/Field.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { useFieldOfPath } from '../use-field-of-path.ts';
import type { EnergyFieldsProps } from './energy-fields-props.ts';

export const SeriesFields = ({ path, draft, change, errors, currency, series }: EnergyFieldsProps) => {
  const { say } = useTexts();
  const field = useFieldOfPath(errors);
  const known = useId();
  return (
    <>
      <TextField
        label={say('tariff.series')}
        hint={say('tariff.seriesHint')}
        list={known}
        {...field(`${path}.series`, draft.series, (name) => change({ series: name }))}
      />
      <datalist id={known}>
        {series.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {draft.series !== '' && !series.includes(draft.series) && (
        <Hint>{say('tariff.noSeriesHere', { series: draft.series })}</Hint>
      )}
      <TextField
        label={say('tariff.markUp', { currency })}
        hint={say('tariff.markUpHint')}
        {...decimalField}
        {...field(`${path}.markUpMicros`, draft.markUp, (markUp) => change({ markUp }))}
      />
      <TextField
        label={say('tariff.factor')}
        hint={say('tariff.factorHint')}
        {...decimalField}
        {...field(`${path}.factorPpm`, draft.factor, (factor) => change({ factor }))}
      />
    </>
  );
};
