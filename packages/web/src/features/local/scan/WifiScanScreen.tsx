import { useCanGoBack, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { networkDrafts } from '../draft/network-drafts.ts';
import { DeviceAddress } from '../frame/DeviceAddress.tsx';
import { LocalPage } from '../frame/LocalPage.tsx';
import { NetworkList } from './NetworkList.tsx';

/** Choosing a network fills in its name where the settings are. */
export const WifiScanScreen = () => {
  const { ip } = useParams({ from: '/local/$ip/wifiscan' });
  return (
    <DeviceAddress typed={ip}>{(address) => <ScanPage key={address} address={address} />}</DeviceAddress>
  );
};

const ScanPage = ({ address }: { address: string }) => {
  const { say } = useTexts();
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const leave = () =>
    canGoBack
      ? router.history.back()
      : void navigate({ to: '/local/$ip/wifisetting', params: { ip: address }, replace: true });
  const choose = (ssid: string) => {
    networkDrafts.choose(address, ssid);
    leave();
  };
  return (
    <LocalPage title={say('local.scan')} note={address} narrow>
      <Card>
        <NetworkList address={address} onChoose={choose} />
      </Card>
      <Button onClick={leave}>{say('local.enterName')}</Button>
    </LocalPage>
  );
};
