import type { Meter } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { browserZone } from '../../../ui/browser-zone.ts';
import { Card } from '../../../ui/Card.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { ClaimProof } from '../../../ui/meter/ClaimProof.tsx';
import styles from './AddMeter.module.css';
import type { Make } from './add-search.ts';
import { FinishLater } from './FinishLater.tsx';
import { IammeterSettings } from './IammeterSettings.tsx';
import { SettingList } from './SettingList.tsx';
import { homeAssistantSettings, httpSettings } from './settings-of.ts';
import type { AddSteps } from './use-add-steps.ts';

type SettingsStepProps = { meter: Meter; steps: AddSteps };

/** What has to be typed where, to be copied exactly. */
export const SettingsStep = ({ meter, steps }: SettingsStepProps) => {
  const { say } = useTexts();
  const { make = 'http' } = steps.search;
  return (
    <div className={styles.form}>
      <Card>
        <ClaimProof proof={meter.proof} zone={browserZone()} />
        {make === 'file' ? (
          <ImportLink id={meter.id} />
        ) : (
          <Settings meter={meter} make={make} steps={steps} />
        )}
      </Card>
      <div className={styles.actions}>
        <Button look="primary" onClick={() => steps.goOn()}>
          {say(make === 'file' ? 'add.next' : 'add.toCheck')}
        </Button>
        <FinishLater id={meter.id} />
      </div>
    </div>
  );
};

const Settings = ({ meter, make, steps }: SettingsStepProps & { make: Exclude<Make, 'file'> }) => {
  const { say } = useTexts();
  const { uploadAddress } = meter;
  if (uploadAddress === null) return <Hint>{say('waiting.ownerOnly')}</Hint>;
  if (make === 'iammeter') return <IammeterSettings meter={meter} steps={steps} address={uploadAddress} />;
  const isHome = make === 'homeAssistant';
  return (
    <>
      <p>{say(isHome ? 'add.haText' : 'add.httpText')}</p>
      <SettingList settings={isHome ? homeAssistantSettings(uploadAddress) : httpSettings(uploadAddress)} />
      <Hint>{say('add.values')}</Hint>
    </>
  );
};

const ImportLink = ({ id }: { id: number }) => {
  const { say } = useTexts();
  return (
    <>
      <p>{say('add.fileText')}</p>
      <Link to="/edit/meter/$id/import" params={{ id: String(id) }} className={buttonClass('secondary')}>
        {say('meter.importHint')}
      </Link>
    </>
  );
};
