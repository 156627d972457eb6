import { useQuery } from '@tanstack/react-query';
import { device } from '../../../device/device.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DeviceProblem } from '../problem/DeviceProblem.tsx';
import { ofDevice } from '../reading/queries.ts';
import { NetworkRow } from './NetworkRow.tsx';
import styles from './scan.module.css';

type NetworkListProps = { address: string; onChoose: (ssid: string) => void };

/** The networks that the device sees, the strongest first. */
export const NetworkList = ({ address, onChoose }: NetworkListProps) => {
  const { say } = useTexts();
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['device', address, 'networks'],
    queryFn: () => device.wifiList(address),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: ofDevice,
  });
  const scan = () => void refetch();
  return (
    <>
      <p role="status" className={isFetching ? styles.muted : 'hidden-visually'}>
        {isFetching && say('local.scanning')}
      </p>
      {data === undefined && <Skeleton blocks={[56, 56, 56]} />}
      {data?.kind === 'answer' && <Networks networks={data.value} onChoose={onChoose} />}
      {data?.kind === 'notUnderstood' && <Problem marked>{say('local.ssidUnknown')}</Problem>}
      {data !== undefined && data.kind !== 'answer' && data.kind !== 'notUnderstood' && (
        <DeviceProblem address={address} failure={data} onRetry={scan} />
      )}
      <Button icon="refresh" busy={isFetching} onClick={scan}>
        {say('local.scanAgain')}
      </Button>
    </>
  );
};

type NetworksProps = {
  networks: readonly Parameters<typeof NetworkRow>[0]['network'][];
  onChoose: (ssid: string) => void;
};

const Networks = ({ networks, onChoose }: NetworksProps) => {
  const { say } = useTexts();
  if (networks.length === 0)
    return (
      <>
        <p>{say('local.scanNone')}</p>
        <Problem marked>{say('local.ssidUnknown')}</Problem>
      </>
    );
  return (
    <ul className={styles.list}>
      {networks.map((network) => (
        <li key={network.ssid}>
          <NetworkRow network={network} onChoose={() => onChoose(network.ssid)} />
        </li>
      ))}
    </ul>
  );
};
