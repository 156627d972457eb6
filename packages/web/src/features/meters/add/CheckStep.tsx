import type { Meter } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meterQuery } from '../../../model/meter/meter.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { browserZone } from '../../../ui/browser-zone.ts';
import { Card } from '../../../ui/Card.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { ClaimProof } from '../../../ui/meter/ClaimProof.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import styles from './AddMeter.module.css';
import { FinishLater } from './FinishLater.tsx';
import { FirstReading } from './FirstReading.tsx';
import { receptionQuery } from './queries.ts';
import { RefusedList } from './RefusedList.tsx';
import type { AddSteps } from './use-add-steps.ts';

type CheckStepProps = { meter: Meter; steps: AddSteps };

/** Watches what comes from the meter, until its first reading. */
export const CheckStep = ({ meter, steps }: CheckStepProps) => {
  const { say } = useTexts();
  const reception = useQuery(receptionQuery(meter.id));
  const latest = reception.dataUpdatedAt;
  const { refetch } = useQuery(meterQuery(meter.id));
  const isUnproven = meter.proof !== null;
  // How far the proof of a claim is stands with the meter.
  useEffect(() => {
    if (isUnproven && latest > 0) void refetch();
  }, [isUnproven, latest, refetch]);
  const reading = reception.data?.reading ?? null;
  return (
    <div className={styles.form}>
      <ClaimProof proof={meter.proof} zone={browserZone()} />
      <QueryState query={reception} blocks={[160]} nested>
        {({ refused }) => (
          <>
            <div role="status">{reading === null && <Nothing received={refused.length > 0} />}</div>
            {reading && <FirstReading reading={reading} useType={meter.useType} />}
            {refused.length > 0 && <RefusedList refused={refused} steps={steps} />}
          </>
        )}
      </QueryState>
      <div className={styles.actions}>
        {reading && (
          <Button look="primary" onClick={() => steps.goOn()}>
            {say('add.next')}
          </Button>
        )}
        {!reading && <Button onClick={() => steps.goTo('settings')}>{say('add.showSettings')}</Button>}
        <FinishLater id={meter.id} />
      </div>
    </div>
  );
};

const Nothing = ({ received }: { received: boolean }) => {
  const { say } = useTexts();
  return (
    <Card>
      <p>
        <strong>{say(received ? 'add.noneAccepted' : 'add.nothing')}</strong>
      </p>
      {!received && <Hint>{say('add.nothingHelp')}</Hint>}
    </Card>
  );
};
