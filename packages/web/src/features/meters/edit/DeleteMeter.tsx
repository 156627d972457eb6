import type { Meter } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { meterListQuery } from '../../../model/meter/meter-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { useDeleteMeter } from '../use-meter-changes.ts';
import styles from './MeterEditor.module.css';

/** Asks, naming what goes. The only meter of a site stays, and says why. */
export const DeleteMeter = ({ meter, manages }: { meter: Meter; manages: boolean }) => {
  const { say } = useTexts();
  const reasonId = useId();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const { data: meters = [] } = useQuery(meterListQuery);
  const remove = useDeleteMeter(meter.id, () => void navigate({ to: '/edit/meterlist', replace: true }));
  const isOnly = meters.filter(({ siteId }) => siteId === meter.siteId).length === 1;
  const reason = manages ? isOnly && say('error.only_meter') : say('meter.ownerOnly');
  const confirm = () => {
    setAsked(false);
    remove.mutate();
  };
  return (
    <Card title={say('meter.deleteTitle')}>
      <Hint>{say('meter.deleteHint')}</Hint>
      {reason && (
        <p id={reasonId} className={styles.warn}>
          {reason}
        </p>
      )}
      <div>
        <Button
          look="danger"
          busy={remove.isPending}
          disabled={Boolean(reason)}
          aria-describedby={reason ? reasonId : undefined}
          onClick={() => setAsked(true)}
        >
          {say('meter.delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        question={say('meter.deleteQuestion', { name: meter.name })}
        text={say('meter.deleteText')}
        confirmLabel={say('action.delete')}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      />
    </Card>
  );
};
