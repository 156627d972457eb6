import { meterTypes, useTypes } from '@ohmstead/domain';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx';
import { meterUses } from '../meter-uses.ts';
import type { MeterEdit } from './use-meter-edit.ts';

/** What it is and what it measures. */
export const TypeFields = ({ edit }: { edit: MeterEdit }) => {
  const { say } = useTexts();
  return (
    <Card title={say('meter.typeAndUse')}>
      <ChoiceCards
        label={say('meter.type')}
        name="type"
        error={edit.errorOf('type')}
        options={[
          {
            value: `${meterTypes.singlePhase}`,
            label: say('meter.type.one'),
            hint: say('meter.type.oneHint'),
          },
          {
            value: `${meterTypes.threePhase}`,
            label: say('meter.type.three'),
            hint: say('meter.type.threeHint'),
          },
        ]}
        value={edit.form.type}
        onChange={(type) => edit.change({ type })}
      />
      <ChoiceCards
        label={say('meter.use')}
        name="useType"
        error={edit.errorOf('useType')}
        options={Object.values(useTypes).map((use) => ({
          value: `${use}` as const,
          icon: meterUses[use].icon,
          label: say(meterUses[use].label),
          hint: say(meterUses[use].hint),
        }))}
        value={edit.form.useType}
        onChange={(useType) => edit.change({ useType })}
      />
    </Card>
  );
};
