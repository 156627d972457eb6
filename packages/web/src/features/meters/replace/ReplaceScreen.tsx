import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { meterListQuery } from '../../../model/meter/meter-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { questionQuery } from '../audit/queries.ts';
import { MeterSubPage, type ShownMeter } from '../MeterSubPage.tsx';
import { ReplaceForm } from './ReplaceForm.tsx';
import { replaceSearch } from './replace-search.ts';

const route = '/account/edit/meter/$id/replace';

export const ReplaceScreen = () => {
  const { id } = useParams({ from: route });
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
        <FilledForm meter={meter} zone={zone} live={list.find(({ id }) => id === meter.id) ?? null} />
      )}
    </QueryState>
  );
};

/** The answer to a question begins with its date and counts. */
const FilledForm = (props: ComponentProps<typeof ReplaceForm>) => {
  const { at } = replaceSearch(useSearch({ from: route }));
  const question = useQuery({ ...questionQuery(props.meter.id), enabled: at !== undefined });
  if (at === undefined) return <ReplaceForm {...props} />;
  return (
    <QueryState query={question} blocks={[240]} nested>
      {(asked) => <ReplaceForm {...props} question={asked?.at === at ? asked : null} />}
    </QueryState>
  );
};
