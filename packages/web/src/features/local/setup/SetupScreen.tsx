import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { LocalPage } from '../frame/LocalPage.tsx';
import { accessPoint } from './access-point.ts';
import { JoinStep } from './JoinStep.tsx';
import { NetworkStep } from './NetworkStep.tsx';
import { ReadingStep } from './ReadingStep.tsx';
import { ServerStep } from './ServerStep.tsx';
import { useSetup } from './use-setup.ts';

/** The first set-up of a meter, by its own Wi-Fi, in four steps. */
export const SetupScreen = () => {
  const { say } = useTexts();
  const { progress, change, startOver } = useSetup();
  const { step } = progress;
  const address = accessPoint.address();
  return (
    <LocalPage title={say('local.setUp')} narrow>
      {step === 'join' && <JoinStep number={progress.number} change={change} />}
      {step === 'network' && <NetworkStep address={address} progress={progress} change={change} />}
      {step === 'server' && <ServerStep address={address} progress={progress} change={change} />}
      {step === 'reading' && <ReadingStep network={progress.network} sn={progress.sn} />}
      {step !== 'join' && (
        <Button look="plain" onClick={startOver}>
          {say('local.startOver')}
        </Button>
      )}
    </LocalPage>
  );
};
