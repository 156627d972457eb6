import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Amount } from '../../../ui/Amount.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DeviceProblem } from '../problem/DeviceProblem.tsx';
import { askDeviceAgain, watchQuery } from '../reading/queries.ts';
import { readingView } from '../reading/reading-view.ts';
import { savedDevices } from '../saved/saved-devices.ts';
import { keptProgress } from './kept-progress.ts';
import styles from './setup.module.css';

export const FirstReading = ({ address }: { address: string }) => {
  const { say } = useTexts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data } = useQuery(watchQuery(address));
  const retry = () => void askDeviceAgain(queries, address);
  if (data === undefined) return <Skeleton blocks={[96]} onRetry={retry} />;
  const { outcome } = data;
  if (outcome.kind !== 'answer') return <DeviceProblem address={address} failure={outcome} onRetry={retry} />;
  const keep = () => {
    keptProgress.forget();
    savedDevices.add({ address, sn: outcome.value.sn, name: null });
    void navigate({ to: '/local/$ip', params: { ip: address }, replace: true });
  };
  return (
    <>
      <p className={styles.first}>
        <span role="status">{say('local.firstReading')}</span>
        <Amount hero value={readingView(outcome.value).powerW} unit="W" />
        <span className={styles.count}>{outcome.value.sn}</span>
      </p>
      <Button look="primary" onClick={keep}>
        {say('local.keepAndOpen')}
      </Button>
    </>
  );
};
