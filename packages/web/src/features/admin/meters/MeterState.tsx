import { useTexts } from '../../../texts/use-texts.ts';
import { Mark } from '../page/Mark.tsx';
import styles from './meters.module.css';

type MeterStateProps = {
  meter: { readonly isOnline: boolean; readonly isBlocked: boolean; readonly proofNeeded: boolean };
};

export const MeterState = ({ meter: { isOnline, isBlocked, proofNeeded } }: MeterStateProps) => {
  const { say } = useTexts();
  return (
    <span className={styles.marks}>
      <Mark tone={isOnline ? 'good' : 'muted'}>
        {say(isOnline ? 'admin.meters.online' : 'admin.meters.offline')}
      </Mark>
      {isBlocked && <Mark tone="bad">{say('admin.meters.blocked')}</Mark>}
      {proofNeeded && <Mark tone="warn">{say('admin.meters.unproven')}</Mark>}
    </span>
  );
};
