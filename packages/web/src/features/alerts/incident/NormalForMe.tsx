import type { IncidentDetail } from '@ohmstead/contract';
import { incidentKind } from '@ohmstead/domain';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import styles from './IncidentView.module.css';
import { useNormal } from './use-incident-changes.ts';

type NormalForMeProps = { incident: IncidentDetail; mayAct: boolean };

/** Moves the limit beyond what was measured, and takes that back. What has no limit cannot become normal. */
export const NormalForMe = ({ incident, mayAct }: NormalForMeProps) => {
  const { say } = useTexts();
  const { kind, isNormal } = incident;
  if (incidentKind(kind).side === 'fact') return null;
  return (
    <div className={styles.group}>
      {isNormal && <p>{say('alert.normalSaid')}</p>}
      {mayAct && <NormalButton incident={incident} />}
      {mayAct && !isNormal && <Hint>{say('alert.normalText')}</Hint>}
    </div>
  );
};

/** One button for both, so that the keyboard stays on it. */
const NormalButton = ({ incident }: { incident: IncidentDetail }) => {
  const { say } = useTexts();
  const isOnline = useOnline();
  const [asked, setAsked] = useState(false);
  const normal = useNormal(incident);
  const confirm = () => {
    setAsked(false);
    normal.mutate(true);
  };
  return (
    <div className={styles.buttons}>
      <Button
        icon={incident.isNormal ? 'back' : 'check'}
        busy={normal.isPending}
        held={!isOnline}
        onClick={() => (incident.isNormal ? normal.mutate(false) : setAsked(true))}
      >
        {say(incident.isNormal ? 'alert.normalUndo' : 'alert.normal')}
      </Button>
      <ConfirmDialog
        open={asked}
        question={say('alert.normalQuestion')}
        text={say('alert.normalText')}
        confirmLabel={say('alert.normalConfirm')}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
};
