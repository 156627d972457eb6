import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { MeterSubPage, type ShownMeter } from '../MeterSubPage.tsx';
import { ImportList } from './ImportList.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { useImportSteps } from './use-import-steps.ts';

export const ImportScreen = () => {
  const { id } = useParams({ from: '/account/edit/meter/$id/import' });
  return (
    <MeterSubPage title="meter.importTitle" id={id}>
      {(shown) => <History {...shown} />}
    </MeterSubPage>
  );
};

const History = ({ meter, zone, rights }: ShownMeter) => {
  const { say } = useTexts();
  const shown = useImportSteps(meter.id, zone);
  if (meter.parts !== null) return <EmptyState icon="sum" title={say('meter.calculatedText')} />;
  return (
    <>
      <ImportSteps
        shown={shown}
        meterId={meter.id}
        siteId={meter.siteId}
        zone={zone}
        manages={rights.manages}
      />
      <ImportList meterId={meter.id} zone={zone} manages={rights.manages} onUndone={shown.forget} />
    </>
  );
};
