import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { causesOfSpan } from '../../../causes/cause-dates.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import type { AskedSpan } from '../asked-span.ts';
import { Dimmed } from '../Dimmed.tsx';
import { siteHoursQuery } from '../hour-queries.ts';
import { NoData } from '../NoData.tsx';
import type { ComparedSpan } from '../use-compared.ts';
import { AverageDay } from './AverageDay.tsx';
import { HourHeat } from './HourHeat.tsx';
import { type HourView, viewLabels } from './hour-views.ts';

type SiteHoursProps = {
  site: Site;
  span: AskedSpan;
  compared: ComparedSpan | null;
  view: HourView;
  onStep: (by: -1 | 1) => void;
};

/** One figure of the site by the hour, and its average day. */
export const SiteHours = ({ site, span, compared, view, onStep }: SiteHoursProps) => {
  const { say } = useTexts();
  const hours = useQuery({ ...siteHoursQuery(site.id, span), placeholderData: keepPreviousData });
  const before = useQuery({ ...siteHoursQuery(site.id, compared?.span ?? span), enabled: compared !== null });
  const figureBefore = before.data?.figures.find(({ key }) => key === view);
  const figure = hours.data?.figures.find(({ key }) => key === view);
  return (
    <>
      <QueryState query={hours} blocks={[360]} nested>
        {(data) => (
          <Dimmed old={hours.isPlaceholderData}>
            {figure ? (
              <HourHeat
                causes={{ siteId: site.id, dates: causesOfSpan(span) }}
                title={say('hours.byHour', { figure: say(viewLabels[view]) })}
                span={data}
                energies={figure}
                compared={compared && figureBefore ? { energies: figureBefore, label: compared.label } : null}
              />
            ) : (
              <NoData />
            )}
          </Dimmed>
        )}
      </QueryState>
      {figure && (
        <AverageDay siteId={site.id} span={span} compared={compared} figure={view} onStep={onStep} />
      )}
    </>
  );
};
