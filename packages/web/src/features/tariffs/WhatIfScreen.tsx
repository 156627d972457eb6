import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { useNow } from '../../ui/use-now.ts';
import { SiteFrame } from './SiteFrame.tsx';
import type { Site } from './site.ts';
import styles from './TariffForm.module.css';
import { todayIn } from './today.ts';
import { WhatIf } from './WhatIf.tsx';
import { formOfSearch } from './what-if-form.ts';

export const WhatIfScreen = () => {
  const { say } = useTexts();
  const { id } = useParams({ from: '/account/site/$id/whatif' });
  return (
    <SiteFrame id={id} title={say('whatIf.title')}>
      {(site) => (
        <>
          <p className={styles.hint}>{say('whatIf.hint')}</p>
          <WhatIfOfSite site={site} />
        </>
      )}
    </SiteFrame>
  );
};

/** Begins with what the address says. */
const WhatIfOfSite = ({ site }: { site: Site }) => {
  const search = useSearch({ from: '/account/site/$id/whatif' });
  const now = useNow(60_000);
  const [form] = useState(() => formOfSearch(search, todayIn(site.timeZone, now)));
  return <WhatIf site={site} begin={form} />;
};
