import { incidentKinds } from '@ohmstead/domain';
import { incidentTexts } from '@ohmstead/i18n';
import { useTexts } from '../../texts/use-texts.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Hint } from '../../ui/Hint.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { type ChannelFields, withKind } from './channel-form.ts';
import styles from './channels.module.css';

type KindsChoiceProps = { form: ChannelFields; change: (part: Partial<ChannelFields>) => void };

/** All kinds of incidents, those that come later included, or some. */
export const KindsChoice = ({ form: { isOfSome, kinds }, change }: KindsChoiceProps) => {
  const { say } = useTexts();
  return (
    <>
      <SelectField
        name="kinds"
        label={say('channels.kinds')}
        hint={say('channels.kindsHint')}
        value={isOfSome ? 'some' : 'all'}
        options={[
          { value: 'all', label: say('channels.kindsAll') },
          { value: 'some', label: say('channels.kindsSome') },
        ]}
        onChange={(value) => change({ isOfSome: value === 'some' })}
      />
      {isOfSome && (
        <fieldset className={styles.kinds}>
          <legend className="hidden-visually">{say('channels.kindsSome')}</legend>
          {incidentKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={say(incidentTexts[kind].name)}
              checked={kinds.includes(kind)}
              onChange={(event) => change({ kinds: withKind(kinds, kind, event.target.checked) })}
            />
          ))}
          {kinds.length === 0 && <Hint>{say('channels.kindsNone')}</Hint>}
        </fieldset>
      )}
    </>
  );
};
