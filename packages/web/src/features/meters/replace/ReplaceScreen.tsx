import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { meterListQuery } from '../../../model/meter/meter-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { MeterSubPage, type ShownMeter } from '../MeterSubPage.tsx';
import { ReplaceForm } from './ReplaceForm.tsx';

export const ReplaceScreen = () => {
  const { id } = useParams({ from: '/account/edit/meter/$id/replace' });
  return (
    <MeterSubPage title="replace.title" id={id}>
      {(shown) => <Replacement {...shown} />}
    </MeterSubPage>
  );
};

const Replacement = ({ meter, zone, rights }: ShownMeter) => {
  const { say } = useTexts();
  const meters = useQuery(meterListQuery);
  if (!rights.manages) return <EmptyState icon="meter" title={say('replace.ownerOnly')} />;
  if (meter.lastUpdate === null || meter.parts !== null)
    return <EmptyState icon="meter" title={say('replace.neverSent')} text={say('replace.neverSentText')} />;
  return (
    <QueryState query={meters} blocks={[240]} nested>
      {(list) => (
        <ReplaceForm meter={meter} zone={zone} live={list.find(({ id }) => id === meter.id) ?? null} />
      )}
    </QueryState>
  );
};
