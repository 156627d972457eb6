import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { session } from '../session/session.ts';
import { useTexts } from '../texts/use-texts.ts';
import { appConfigQuery } from './app-config.ts';
import styles from './DemoHistory.module.css';
import { demoHistoryQuery } from './demo-history.ts';

/** Under every page of the demo while its history is being built: why totals are unknown. */
export const DemoHistory = () => {
  const { say, formats } = useTexts();
  const share = useDemoHistory();
  if (share === null) return null;
  const percent = formats.percent(Math.floor(share * 100) / 100);
  return (
    <aside className={styles.bar}>
      <span>{say('state.demoHistory', { percent })}</span>
      <progress value={share} aria-hidden="true" />
    </aside>
  );
};

/** Once it is complete, everything shown is asked for anew. */
const useDemoHistory = (): number | null => {
  const { data: config } = useQuery(appConfigQuery);
  const { data } = useQuery({
    ...demoHistoryQuery,
    enabled: config?.demo != null && !session.mustChangePassword(),
  });
  const share = data?.share ?? null;
  const queries = useQueryClient();
  const building = useRef(false);
  useEffect(() => {
    if (building.current && share === null) void queries.invalidateQueries();
    building.current = share !== null;
  }, [share, queries]);
  return share;
};
