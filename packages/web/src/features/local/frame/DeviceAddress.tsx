import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { deviceAddressOf } from '../../../device/device-address.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { LocalPage } from './LocalPage.tsx';

type DeviceAddressProps = { typed: string; children: (address: string) => ReactNode };

/** A page's device, where its address can be one. */
export const DeviceAddress = ({ typed, children }: DeviceAddressProps) => {
  const { say } = useTexts();
  const address = deviceAddressOf(typed);
  if (address !== null) return children(address);
  return (
    <LocalPage title={say('local.device')} narrow>
      <EmptyState icon="alert" title={say('local.invalidAddress', { example: '192.168.1.20' })}>
        <Link to="/localdevices" className={buttonClass('primary')}>
          {say('local.title')}
        </Link>
      </EmptyState>
    </LocalPage>
  );
};
