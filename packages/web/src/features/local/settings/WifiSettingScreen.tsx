import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { DeviceAddress } from '../frame/DeviceAddress.tsx';
import { LocalPage } from '../frame/LocalPage.tsx';
import { DeviceProblem } from '../problem/DeviceProblem.tsx';
import { askDeviceAgain } from '../reading/queries.ts';
import { DeviceWait, type Wait } from '../wait/DeviceWait.tsx';
import { AdvancedCard } from './AdvancedCard.tsx';
import { NetworkForm } from './NetworkForm.tsx';
import { settingsQuery } from './queries.ts';
import { UploadCard } from './UploadCard.tsx';

/** A device's own settings. */
export const WifiSettingScreen = () => {
  const { ip } = useParams({ from: '/local/$ip/wifisetting' });
  return (
    <DeviceAddress typed={ip}>{(address) => <SettingsPage key={address} address={address} />}</DeviceAddress>
  );
};

const SettingsPage = ({ address }: { address: string }) => {
  const { say } = useTexts();
  const queries = useQueryClient();
  const [wait, setWait] = useState<Wait | null>(null);
  const askAgain = () => void askDeviceAgain(queries, address);
  const end = () => {
    setWait(null);
    askAgain();
  };
  return (
    <LocalPage title={say('local.settings')} note={address} narrow>
      <SettingsContent address={address} onWait={setWait} onRetry={askAgain} />
      {wait && <DeviceWait address={address} wait={wait} onDone={end} />}
    </LocalPage>
  );
};

type SettingsContentProps = { address: string; onWait: (wait: Wait) => void; onRetry: () => void };

const SettingsContent = ({ address, onWait, onRetry }: SettingsContentProps) => {
  const { data, dataUpdatedAt } = useQuery(settingsQuery(address));
  if (data === undefined) return <Skeleton blocks={[320, 240, 240]} onRetry={onRetry} />;
  if (data.kind !== 'answer') return <DeviceProblem address={address} failure={data} onRetry={onRetry} />;
  const { sn, network, upload } = data.value;
  const saved = () => onWait('saved');
  return (
    <>
      <NetworkForm key={`n${dataUpdatedAt}`} address={address} network={network} onSaved={saved} />
      <UploadCard key={`u${dataUpdatedAt}`} address={address} settings={upload} onSaved={saved} />
      <AdvancedCard address={address} sn={sn} onWait={onWait} />
    </>
  );
};
