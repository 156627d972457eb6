import type { Meter, SiteListItem } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { isMissing } from '../../../api/is-missing.ts';
import { meterQuery } from '../../../model/meter/meter.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ErrorState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { formOfMeter } from '../edit/meter-form.ts';
import { CheckStep } from './CheckStep.tsx';
import { DetailsStep } from './DetailsStep.tsx';
import type { Drafts } from './drafts.ts';
import { EnterNumber } from './EnterNumber.tsx';
import { SettingsStep } from './SettingsStep.tsx';
import type { AddSteps } from './use-add-steps.ts';

type StepProps = { steps: AddSteps; sites: readonly SiteListItem[]; drafts: Drafts };

/** The steps of a meter that is saved already. */
export const StepOfMeter = ({ id, ...rest }: StepProps & { id: number }) => {
  const { say } = useTexts();
  const meter = useQuery(meterQuery(id));
  if (isMissing(meter.error)) return <ErrorState text={say('meter.missing')} />;
  return (
    <QueryState query={meter} blocks={[320]} nested>
      {(data) => <Step meter={data} {...rest} />}
    </QueryState>
  );
};

const Step = ({ meter, steps, sites, drafts }: StepProps & { meter: Meter }) => {
  const { lang } = useTexts();
  switch (steps.step) {
    case 'settings':
      return <SettingsStep meter={meter} steps={steps} />;
    case 'check':
      return <CheckStep meter={meter} steps={steps} />;
    case 'details':
      return <DetailsStep meter={meter} sites={sites} drafts={drafts} />;
    default:
      return (
        <EnterNumber
          before={meter}
          initial={formOfMeter(meter, lang)}
          make={steps.search.make ?? 'http'}
          sites={sites}
          drafts={drafts}
          onSaved={() => steps.goOn()}
        />
      );
  }
};
