import { Link } from '@tanstack/react-router';
import { type SyntheticEvent, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ChoiceCards } from '../../../ui/ChoiceCards.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import styles from './AddMeter.module.css';
import { makes } from './add-search.ts';
import { makeWords } from './make-words.ts';
import type { AddSteps } from './use-add-steps.ts';

export const ChooseMake = ({ steps }: { steps: AddSteps }) => {
  const { say } = useTexts();
  const { make: chosen = 'iammeter', site } = steps.search;
  const [make, setMake] = useState(chosen);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    await steps.keep({ make });
    steps.goOn({ make });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <Card>
        <ChoiceCards
          label={say('add.make')}
          titled
          options={makes.map((value) => ({
            value,
            icon: makeWords[value].icon,
            label: say(makeWords[value].label),
            hint: say(makeWords[value].hint),
          }))}
          value={make}
          onChange={setMake}
        />
        <Hint>{say('add.protocols')}</Hint>
      </Card>
      <div className={styles.actions}>
        <Button type="submit" look="primary">
          {say('add.next')}
        </Button>
        <Link to="/edit/meter/$id" params={{ id: '0' }} search={site === undefined ? {} : { site }}>
          {say('add.wholeForm')}
        </Link>
      </div>
    </form>
  );
};
