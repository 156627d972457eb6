import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { nameOf, type SavedDevice, savedDevices, useSavedDevices } from '../saved/saved-devices.ts';
import { DeviceRow } from './DeviceRow.tsx';
import styles from './devices.module.css';

type Removed = { readonly name: string; readonly device: SavedDevice; readonly place: number };

export const SavedList = () => {
  const { say } = useTexts();
  const devices = useSavedDevices();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const remove = (device: SavedDevice) => {
    setRemoved({ name: nameOf(device), device, place: devices.indexOf(device) });
    savedDevices.put(devices.filter((one) => one !== device));
  };
  const putBack = ({ device, place }: Removed) => {
    savedDevices.put(devices.toSpliced(place, 0, device));
    setRemoved(null);
  };
  return (
    <Card title={say('local.devices')}>
      <div className={styles.note}>
        <span role="status">{removed && say('local.removed', { name: removed.name })}</span>
        {removed && (
          <Button
            look="plain"
            aria-label={say('local.undoRemove', { name: removed.name })}
            onClick={() => putBack(removed)}
          >
            {say('action.undo')}
          </Button>
        )}
      </div>
      {devices.length === 0 ? (
        <EmptyState icon="meter" title={say('local.none')} text={say('local.noneText')} />
      ) : (
        <ul className={styles.list}>
          {devices.map((device) => (
            <DeviceRow key={device.address} saved={device} onRemove={() => remove(device)} />
          ))}
        </ul>
      )}
    </Card>
  );
};
