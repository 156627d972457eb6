import type { IncidentDetail } from '@ohmstead/contract';
import { useIsDemo } from '../../../frame/use-is-demo.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import styles from './IncidentView.module.css';
import { NormalForMe } from './NormalForMe.tsx';
import { PauseMessages } from './PauseMessages.tsx';

type IncidentActionsProps = { incident: IncidentDetail; site: Site };

/** What its owner can do about an incident; others read what was done. */
export const IncidentActions = ({ incident, site }: IncidentActionsProps) => {
  const { say } = useTexts();
  const isDemo = useIsDemo();
  const mayAct = site.role === 'owner' && !isDemo;
  return (
    <div className={styles.actions}>
      <Card>
        <PauseMessages incident={incident} mayAct={mayAct} />
        <NormalForMe incident={incident} mayAct={mayAct} />
        {!mayAct && <Hint>{say(isDemo ? 'rules.demo' : 'alert.readOnly')}</Hint>}
      </Card>
    </div>
  );
};
