import type { Meter } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx';
import styles from './AddMeter.module.css';
import { SettingList } from './SettingList.tsx';
import { iammeterSettings, maySendOpenly } from './settings-of.ts';
import type { AddSteps } from './use-add-steps.ts';

type IammeterSettingsProps = { meter: Meter; steps: AddSteps; address: string };

/** By the address with the key; old firmware that cannot keep so long an address sends its number alone. */
export const IammeterSettings = ({ meter, steps, address }: IammeterSettingsProps) => {
  const { say } = useTexts();
  const mayChoose = maySendOpenly(meter);
  const isOpen = mayChoose && steps.search.way === 'sn';
  return (
    <>
      {mayChoose && (
        <ChoiceCards
          label={say('add.way')}
          options={[
            { value: 'key', icon: 'key', label: say('add.wayKey'), hint: say('add.wayKeyHint') },
            { value: 'sn', icon: 'meter', label: say('add.waySn'), hint: say('add.waySnHint') },
          ]}
          value={isOpen ? 'sn' : 'key'}
          onChange={(way) => void steps.keepWay(way)}
        />
      )}
      <ol className={styles.list}>
        <li>{say('waiting.stepOpen')}</li>
        <li>
          {say('add.stepType')}
          <SettingList settings={iammeterSettings(isOpen ? (meter.openUploadAddress ?? '') : address)} />
        </li>
        <li>{say('waiting.stepWait')}</li>
      </ol>
    </>
  );
};
