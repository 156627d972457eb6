import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useToday } from '../../../model/dates/use-today.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Hint } from '../../../ui/Hint.tsx';
import { ErrorState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { versionDraft } from '../contract/version-draft.ts';
import { versionStart } from '../contract/version-start.ts';
import { tariffsQuery } from '../queries.ts';
import { SiteFrame } from '../SiteFrame.tsx';
import { WhatIf } from './WhatIf.tsx';
import { formOfSearch, type WhatIfForm } from './what-if-form.ts';
import { otherTariff, templateDraft } from './what-if-tariff.ts';

export const WhatIfScreen = () => {
  const { say } = useTexts();
  const { id } = useParams({ from: '/account/site/$id/whatif' });
  return (
    <SiteFrame id={id} title={say('whatIf.title')}>
      {(site) => (
        <>
          <Hint>{say('whatIf.hint')}</Hint>
          <WhatIfOfSite site={site} />
        </>
      )}
    </SiteFrame>
  );
};

/** Begins with what the address says. */
const WhatIfOfSite = ({ site }: { site: Site }) => {
  const { say, lang } = useTexts();
  const search = useSearch({ from: '/account/site/$id/whatif' });
  const today = useToday(site.timeZone);
  const [form] = useState(() => formOfSearch(search, today));
  const [start] = useState(() => versionStart(search));
  if (start.site !== undefined && start.copy !== undefined)
    return <WhatIfOfCopy site={site} form={form} from={start.site} copy={start.copy} />;
  if (!start.template) return <WhatIf site={site} begin={form} beginTariff={null} />;
  const begun = { start, draft: templateDraft(start.template, say) };
  return <WhatIf site={site} begin={form} beginTariff={otherTariff(site.id, begun, lang)} />;
};

type WhatIfOfCopyProps = { site: Site; form: WhatIfForm; from: number; copy: string };

const WhatIfOfCopy = ({ site, form, from, copy }: WhatIfOfCopyProps) => {
  const { say, lang } = useTexts();
  const source = useQuery(tariffsQuery(from));
  return (
    <QueryState query={source} blocks={[160, 260, 160]} nested>
      {({ versions }) => {
        const version = versions.find(({ id }) => id === copy);
        const begun = version && { start: { site: from, copy }, draft: versionDraft(version, lang) };
        return (
          <>
            {!begun && <ErrorState text={say('tariff.missing')} />}
            <WhatIf site={site} begin={form} beginTariff={begun ? otherTariff(site.id, begun, lang) : null} />
          </>
        );
      }}
    </QueryState>
  );
};
