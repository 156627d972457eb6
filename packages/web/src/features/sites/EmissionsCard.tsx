import { useQuery } from '@tanstack/react-query';
import { CsvUpload } from '../../forms/CsvUpload.tsx';
import { DeleteButton } from '../../forms/DeleteButton.tsx';
import type { Site } from '../../model/site/site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { emissionsQuery } from './queries.ts';
import { useDeleteEmissions, useSaveEmissions } from './use-emissions.ts';

/** CO2 of grid power as it changes; the one figure stands among the goals. */
export const EmissionsCard = ({ site }: { site: Site }) => {
  const { say, formats } = useTexts();
  const emissions = useQuery(emissionsQuery(site.id));
  const mayEdit = site.role === 'owner';
  const at = (instant: string) => formats.dateTime(Date.parse(instant), site.timeZone);
  return (
    <Card title={say('place.co2Series')}>
      <Hint>{say('place.co2SeriesHint')}</Hint>
      <QueryState query={emissions} blocks={[24]} nested>
        {({ series }) => (
          <>
            {series === null ? (
              <p>{say('place.co2SeriesNone')}</p>
            ) : (
              <p>
                {say('place.co2SeriesSpan', {
                  from: at(series.from),
                  to: at(series.to),
                  least: formats.number(series.leastGramsPerKwh, 0),
                  most: formats.number(series.mostGramsPerKwh, 0),
                })}
              </p>
            )}
            {mayEdit && <UploadEmissions id={site.id} />}
            {mayEdit && series !== null && <DeleteEmissions id={site.id} />}
          </>
        )}
      </QueryState>
    </Card>
  );
};

const UploadEmissions = ({ id }: { id: number }) => {
  const { say } = useTexts();
  const save = useSaveEmissions(id);
  return (
    <CsvUpload
      summary={say('place.co2Upload')}
      hint={say('place.co2UploadHint')}
      rows="emissions"
      save={save}
      onSend={save.mutate}
    />
  );
};

const DeleteEmissions = ({ id }: { id: number }) => {
  const { say } = useTexts();
  const remove = useDeleteEmissions(id);
  return (
    <DeleteButton
      label={say('place.co2Delete')}
      question={say('place.co2DeleteQuestion')}
      text={say('place.co2DeleteText')}
      confirmLabel={say('action.delete')}
      busy={remove.isPending}
      onDelete={() => remove.mutate()}
    />
  );
};
