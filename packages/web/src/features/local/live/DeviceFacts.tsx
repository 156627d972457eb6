import type { Monitor } from '../../../device/answers/monitor.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';

export const DeviceFacts = ({ address, monitor }: { address: string; monitor: Monitor }) => {
  const { say, formats } = useTexts();
  const { sn, model, version, ssid, signal } = monitor;
  return (
    <Card title={say('local.device')}>
      <Facts>
        <Fact label={say('meter.sn')}>{sn}</Fact>
        <Fact label={say('local.address')}>{address}</Fact>
        <Fact label={say('local.model')}>{model}</Fact>
        <Fact label={say('local.firmware')}>{version}</Fact>
        <Fact label={say('local.ssid')}>{ssid}</Fact>
        <Fact label={say('local.signal')}>{signal === null ? null : formats.percent(signal / 100)}</Fact>
      </Facts>
    </Card>
  );
};
