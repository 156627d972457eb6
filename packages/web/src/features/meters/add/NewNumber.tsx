import type { Meter, SiteListItem } from '@ohmstead/contract';
import { newMeterForm } from '../edit/meter-form.ts';
import type { Drafts } from './drafts.ts';
import { EnterNumber } from './EnterNumber.tsx';
import type { AddSteps } from './use-add-steps.ts';

type NewNumberProps = { steps: AddSteps; sites: readonly SiteListItem[]; drafts: Drafts };

/** The meter is saved with its number: from then on leaving loses nothing. */
export const NewNumber = ({ steps, sites, drafts }: NewNumberProps) => {
  const { make, site } = steps.search;
  const chosen = sites.find(({ id }) => id === site) ?? sites[0];
  const saved = async ({ id }: Meter) => {
    // Back must find the saved meter, not ask for another.
    await steps.keep({ step: 'number', meter: id });
    steps.goOn({ meter: id });
  };
  return (
    <EnterNumber
      before={null}
      initial={{
        ...newMeterForm(chosen?.id ?? null),
        uploadMode: make === 'file' ? '' : 'HTTP',
      }}
      make={make ?? 'http'}
      sites={sites}
      drafts={drafts}
      onSaved={(meter) => void saved(meter)}
    />
  );
};
