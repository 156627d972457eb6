import type { SiteListItem } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Page } from '../../../frame/Page.tsx';
import { siteListQuery } from '../../../model/site/site-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { NoSites } from '../edit/NoSites.tsx';
import { ChooseMake } from './ChooseMake.tsx';
import type { Drafts } from './drafts.ts';
import { NewNumber } from './NewNumber.tsx';
import { StepHead } from './StepHead.tsx';
import { StepOfMeter } from './StepOfMeter.tsx';
import { useAddSteps } from './use-add-steps.ts';

/** Leads from the make of a meter to its first reading and its name. */
export const AddMeterScreen = () => {
  const { say } = useTexts();
  const sites = useQuery(siteListQuery);
  return (
    <Page title={say('meters.add')} back narrow>
      <QueryState query={sites} blocks={[48, 320]}>
        {(list) => <Steps sites={list.filter(({ role }) => role === 'owner')} />}
      </QueryState>
    </Page>
  );
};

const Steps = ({ sites }: { sites: readonly SiteListItem[] }) => {
  const steps = useAddSteps();
  const drafts = useRef<Drafts>({ number: null, details: null });
  const { meter, make = 'http' } = steps.search;
  if (sites.length === 0) return <NoSites />;
  return (
    <>
      <StepHead steps={steps} />
      {steps.step === 'make' && <ChooseMake steps={steps} />}
      {steps.step !== 'make' && meter === undefined && (
        <NewNumber key={make} steps={steps} sites={sites} drafts={drafts.current} />
      )}
      {steps.step !== 'make' && meter !== undefined && (
        <StepOfMeter id={meter} steps={steps} sites={sites} drafts={drafts.current} />
      )}
    </>
  );
};
