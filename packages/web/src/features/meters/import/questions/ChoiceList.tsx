import { useState } from 'react';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Button } from '../../../../ui/Button.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import type { MappingDraft } from '../draft/mapping-draft.ts';
import { zoneNames } from '../draft/zone-names.ts';
import styles from '../parts/Import.module.css';
import type { Choice } from './answers.ts';
import type { Opening } from './openings.ts';

type ChoiceListProps = {
  opening: Opening;
  /** Those that got no button of their own. */
  choices: readonly Choice[];
  draft: MappingDraft;
  onAnswer: (draft: MappingDraft) => void;
};

/** Answers too many for buttons: any time zone, and the meters of a large file. */
export const ChoiceList = ({ opening, choices, draft, onAnswer }: ChoiceListProps) => {
  const { say } = useTexts();
  if (opening === 'zone') {
    return (
      <ListedAnswers
        label={say('import.zone.other')}
        answers={zoneNames(draft.zone)}
        onUse={(zone) => onAnswer({ ...draft, zone })}
      />
    );
  }
  if (choices.length === 0) return null;
  return (
    <ListedAnswers
      label={say('import.otherAnswer')}
      answers={choices.map(({ answer }) => answer)}
      onUse={(answer) => {
        const chosen = choices.find((choice) => choice.answer === answer);
        if (chosen) onAnswer(chosen.draft);
      }}
    />
  );
};

type ListedAnswersProps = { label: string; answers: readonly string[]; onUse: (answer: string) => void };

const ListedAnswers = ({ label, answers, onUse }: ListedAnswersProps) => {
  const { say } = useTexts();
  const [chosen, setChosen] = useState('');
  return (
    <div className={styles.listed}>
      <SelectField
        label={label}
        options={['', ...answers].map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button held={chosen === ''} onClick={() => onUse(chosen)}>
        {say('import.use')}
      </Button>
    </div>
  );
};
