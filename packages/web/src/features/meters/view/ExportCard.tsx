import { calls, type Meter } from '@ohmstead/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '../../../api/api-error.ts';
import { textOfFailure } from '../../../api/reaction.ts';
import { saveFile } from '../../../api/save-file.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { type ExportQuery, exportQuery } from './export-span.ts';
import styles from './MeterView.module.css';

const formats = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'XLSX' },
  { format: 'greenbutton', label: 'Green Button' },
] as const;

type Format = (typeof formats)[number]['format'];

/** The meter's readings, and what was imported of intervals, as files. */
export const ExportCard = ({ meter }: { meter: Meter }) => {
  const { say } = useTexts();
  const [span, setSpan] = useState({ from: '', to: '' });
  const query = exportQuery(span);
  const saving = useMutation({
    mutationFn: (order: ExportQuery & { format: Format }) =>
      saveFile(calls.import.export, { params: { id: meter.id }, query: order }),
  });
  const savingIntervals = useMutation({
    mutationFn: (order: ExportQuery) =>
      saveFile(calls.import.exportIntervals, { params: { id: meter.id }, query: order }),
  });
  const save = (order: ExportQuery & { format: Format }) => {
    savingIntervals.reset();
    saving.mutate(order);
  };
  const saveIntervals = (order: ExportQuery) => {
    saving.reset();
    savingIntervals.mutate(order);
  };
  const failure = saving.error ?? savingIntervals.error;
  return (
    <Card title={say('meter.export')}>
      <Hint>{say('meter.exportText')}</Hint>
      <div className={styles.days}>
        <TextField
          label={say('meter.exportFrom')}
          type="date"
          value={span.from}
          onChange={(event) => setSpan({ ...span, from: event.target.value })}
        />
        <TextField
          label={say('meter.exportTo')}
          type="date"
          value={span.to}
          error={query === null ? say('meter.exportOrder') : undefined}
          onChange={(event) => setSpan({ ...span, to: event.target.value })}
        />
      </div>
      {failure && <Problem>{textOfFailure(failureOf(failure), say)}</Problem>}
      <div className={styles.files}>
        {formats.map(({ format, label }) => (
          <Button
            key={format}
            busy={saving.isPending && saving.variables.format === format}
            disabled={query === null}
            onClick={() => query && save({ ...query, format })}
          >
            {label}
          </Button>
        ))}
        {meter.hasIntervals && (
          <Button
            busy={savingIntervals.isPending}
            disabled={query === null}
            onClick={() => query && saveIntervals(query)}
          >
            {say('meter.exportIntervals')}
          </Button>
        )}
      </div>
    </Card>
  );
};
