import type { Meter } from '@ohmstead/contract';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { useReopenUpload } from '../use-meter-changes.ts';
import styles from './MeterView.module.css';

type OpenUploadClosedProps = {
  meter: Meter;
  closed: NonNullable<Meter['openUploadClosed']>;
  zone: string;
};

/** The meter uploads with its key, so that the serial number alone is refused; what was refused, and the way back. */
export const OpenUploadClosed = ({ meter, closed, zone }: OpenUploadClosedProps) => {
  const { say, formats } = useTexts();
  const [asked, setAsked] = useState(false);
  const reopen = useReopenUpload(meter.id);
  const at = (instant: string) => formats.dateTime(Date.parse(instant), zone);
  const confirm = () => {
    setAsked(false);
    reopen.mutate();
  };
  return (
    <div className={styles.closed}>
      <Hint>
        {say('meter.openClosed', { time: at(closed.since) })}
        {closed.lastRefusedAt !== null &&
          ` ${say('meter.openRefused', { count: closed.refused, time: at(closed.lastRefusedAt) })}`}
      </Hint>
      <Button busy={reopen.isPending} onClick={() => setAsked(true)}>
        {say('meter.openAgain')}
      </Button>
      <ConfirmDialog
        open={asked}
        question={say('meter.openQuestion')}
        text={say('meter.openText', { name: meter.name })}
        confirmLabel={say('meter.openAgain')}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
};
