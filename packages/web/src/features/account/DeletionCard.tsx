import { useState } from 'react';
import { useKeepAccount } from '../../model/account/use-keep-account.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { browserZone } from '../../ui/browser-zone.ts';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { DeletionForm } from './DeletionForm.tsx';
import styles from './whole-account.module.css';

export const DeletionCard = ({ deleteAt }: { deleteAt: string | null }) => {
  const { say } = useTexts();
  return (
    <Card title={say('deletion.title')}>
      <div className={styles.stack}>
        {deleteAt === null ? <PlanDeletion /> : <Planned deleteAt={deleteAt} />}
      </div>
    </Card>
  );
};

const PlanDeletion = () => {
  const { say } = useTexts();
  const [open, setOpen] = useState(false);
  const online = useOnline();
  const close = () => setOpen(false);
  return (
    <>
      <p className={styles.hint}>{say('deletion.hint')}</p>
      <Button look="danger" icon="remove" held={!online} onClick={() => setOpen(true)}>
        {say('deletion.open')}
      </Button>
      <Dialog open={open} title={say('deletion.question')} closeLabel={say('action.close')} onClose={close}>
        <DeletionForm onDone={close} />
      </Dialog>
    </>
  );
};

const Planned = ({ deleteAt }: { deleteAt: string }) => {
  const { say, formats } = useTexts();
  const keep = useKeepAccount();
  const online = useOnline();
  return (
    <>
      <p>{say('deletion.planned', { date: formats.dateTime(Date.parse(deleteAt), browserZone()) })}</p>
      <Button look="primary" busy={keep.isPending} held={!online} onClick={() => keep.mutate()}>
        {say('deletion.keep')}
      </Button>
    </>
  );
};
