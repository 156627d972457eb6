import type { Channel } from '@ohmstead/contract';
import { deliveryFailureTexts } from '@ohmstead/i18n';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useOnline } from '../../ui/use-online.ts';
import styles from './channels.module.css';
import { useTestChannel } from './use-channel-changes.ts';

/** Says beside itself how the test went. */
export const TestButton = ({ channel: { id, name } }: { channel: Channel }) => {
  const { say } = useTexts();
  const test = useTestChannel(id);
  const online = useOnline();
  return (
    <div className={styles.test}>
      <Button
        aria-label={say('channels.testOf', { name })}
        busy={test.isPending}
        held={!online}
        onClick={() => test.mutate()}
      >
        {say('channels.test')}
      </Button>
      <p role="status" className={styles.outcome}>
        {test.data && <Outcome {...test.data} />}
      </p>
    </div>
  );
};

type OutcomeProps = NonNullable<ReturnType<typeof useTestChannel>['data']>;

const Outcome = ({ state, failure }: OutcomeProps) => {
  const { say } = useTexts();
  if (state === 'sent') return say('channels.testSent');
  if (state === 'waiting') return say('channels.testWaiting');
  return say('channels.testFailed', { reason: failure ? say(deliveryFailureTexts[failure]) : '' });
};
