import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { UpdatedAgo } from '../../../ui/UpdatedAgo.tsx';
import { DeviceAddress } from '../frame/DeviceAddress.tsx';
import { LocalPage } from '../frame/LocalPage.tsx';
import { DeviceProblem } from '../problem/DeviceProblem.tsx';
import { askDeviceAgain, type Watched, watchQuery } from '../reading/queries.ts';
import { nameOf, useSavedDevices } from '../saved/saved-devices.ts';
import { DeviceFacts } from './DeviceFacts.tsx';
import { LiveReading } from './LiveReading.tsx';

/** A meter as it answers itself, each second. */
export const LocalDeviceScreen = () => {
  const { ip } = useParams({ from: '/local/$ip' });
  return (
    <DeviceAddress typed={ip}>{(address) => <LocalDevice key={address} address={address} />}</DeviceAddress>
  );
};

const LocalDevice = ({ address }: { address: string }) => {
  const { say } = useTexts();
  const { data } = useQuery(watchQuery(address));
  const saved = useSavedDevices().find((one) => one.address === address);
  const last = data?.last ?? null;
  const sn = last?.monitor.sn ?? null;
  return (
    <LocalPage
      title={nameOf(saved ?? { address, sn, name: null })}
      note={last && <UpdatedAgo atMs={last.atMs} late={data?.outcome.kind !== 'answer'} />}
    >
      <DeviceContent address={address} watched={data} />
      <Link to="/local/$ip/wifisetting" params={{ ip: address }} className={buttonClass('secondary', true)}>
        {say('local.settings')}
      </Link>
    </LocalPage>
  );
};

const DeviceContent = ({ address, watched }: { address: string; watched: Watched | undefined }) => {
  const queries = useQueryClient();
  const retry = () => void askDeviceAgain(queries, address);
  if (watched === undefined) return <Skeleton blocks={[160, 200]} onRetry={retry} />;
  const { outcome, last, recent } = watched;
  return (
    <>
      {outcome.kind !== 'answer' && <DeviceProblem address={address} failure={outcome} onRetry={retry} />}
      {last && <LiveReading last={last} recent={recent} />}
      {last && <DeviceFacts address={address} monitor={last.monitor} />}
    </>
  );
};
