import type { DeviceFailure } from '../../../device/answers/outcome.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../../ui/Notice.tsx';
import { DeviceLogin } from './DeviceLogin.tsx';
import { LockedDevice } from './LockedDevice.tsx';
import { problemText } from './problem-text.ts';

type DeviceProblemProps = { address: string; failure: DeviceFailure; onRetry: () => void };

/** Why there is nothing from a device, and what can be done about it. */
export const DeviceProblem = ({ address, failure, onRetry }: DeviceProblemProps) => {
  const { say } = useTexts();
  switch (failure.kind) {
    case 'loginNeeded':
      return <DeviceLogin address={address} refused={failure.refused} onLogin={onRetry} />;
    case 'locked':
      return <LockedDevice untilMs={failure.untilMs} onRetry={onRetry} />;
    case 'notReady':
      return (
        <div role="status">
          <EmptyState icon="meter" title={problemText(failure, say)}>
            <Button icon="refresh" onClick={onRetry}>
              {say('action.retry')}
            </Button>
          </EmptyState>
        </div>
      );
    default:
      return <ErrorState text={problemText(failure, say)} onRetry={onRetry} />;
  }
};
