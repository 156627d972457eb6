import { useTexts } from '../../../texts/use-texts.ts';
import { Problem } from '../../../ui/Problem.tsx';
import { DeviceProblem } from './DeviceProblem.tsx';
import { problemText } from './problem-text.ts';
import type { DeviceAction } from './use-device-action.ts';

type ActionProblemProps = {
  address: string;
  action: Pick<DeviceAction<never>, 'failure' | 'again'>;
};

/** Why the device has not done it. */
export const ActionProblem = ({ address, action: { failure, again } }: ActionProblemProps) => {
  const { say } = useTexts();
  if (failure === null) return null;
  if (failure.kind === 'loginNeeded' || failure.kind === 'locked')
    return <DeviceProblem address={address} failure={failure} onRetry={again} />;
  return <Problem marked>{problemText(failure, say)}</Problem>;
};
