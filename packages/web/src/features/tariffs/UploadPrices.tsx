import type { ErrorCode } from '@ohmstead/contract';
import { errorKey } from '@ohmstead/i18n';
import { type SyntheticEvent, useState } from 'react';
import { refusedFields } from '../../forms/refused-fields.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { TextField } from '../../ui/Field.tsx';
import styles from './TariffForm.module.css';
import { useSavePrices } from './use-tariff-changes.ts';

/** What the server takes a series for that nobody names. */
const usualSeries = 'spot';

export const UploadPrices = ({ siteId }: { siteId: number }) => {
  const { say } = useTexts();
  const [series, setSeries] = useState(usualSeries);
  const [file, setFile] = useState<File | null>(null);
  const [forgotten, setForgotten] = useState(false);
  const save = useSavePrices(siteId);
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    setForgotten(file === null);
    if (file) save.mutate({ series: series.trim(), csv: await file.text() });
  };
  const problem = useProblem(save.error);
  return (
    <Disclosure summary={say('tariff.upload')}>
      <form className={styles.stack} noValidate onSubmit={(event) => void send(event)}>
        <TextField
          label={say('tariff.uploadName')}
          value={series}
          maxLength={100}
          onChange={(event) => setSeries(event.target.value)}
        />
        <TextField
          label={say('tariff.uploadFile')}
          hint={say('tariff.uploadHint')}
          error={forgotten ? say('tariff.uploadNoFile') : problem}
          type="file"
          accept=".csv,text/csv"
          onChange={(event) => {
            save.reset();
            setFile(event.target.files?.[0] ?? null);
          }}
        />
        <div>
          <SubmitButton icon="upload" look="primary" busy={save.isPending}>
            {say('tariff.uploadSend')}
          </SubmitButton>
        </div>
      </form>
    </Disclosure>
  );
};

/** The server counts the rows after the head from 0. */
const useProblem = (error: Error | null): string | undefined => {
  const { say } = useTexts();
  const [found] = Object.entries(refusedFields(error));
  if (!found) return undefined;
  const [field, code] = found satisfies [string, ErrorCode];
  const row = /^prices\.(\d+)$/.exec(field)?.[1];
  const problem = say(errorKey(code));
  return row === undefined ? problem : say('tariff.uploadLine', { row: Number(row) + 1, problem });
};
