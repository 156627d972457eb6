import { useState } from 'react';
import { CsvUpload } from '../../../forms/CsvUpload.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextField } from '../../../ui/Field.tsx';
import { useSavePrices } from './use-price-changes.ts';

/** What the server takes a series for that nobody names. */
const usualSeries = 'spot';

export const UploadPrices = ({ siteId }: { siteId: number }) => {
  const { say } = useTexts();
  const [series, setSeries] = useState(usualSeries);
  const save = useSavePrices(siteId);
  return (
    <CsvUpload
      summary={say('tariff.upload')}
      hint={say('tariff.uploadHint')}
      rows="prices"
      save={save}
      onSend={(csv) => save.mutate({ series: series.trim(), csv })}
    >
      <TextField
        label={say('tariff.uploadName')}
        value={series}
        maxLength={100}
        onChange={(event) => setSeries(event.target.value)}
      />
    </CsvUpload>
  );
};
