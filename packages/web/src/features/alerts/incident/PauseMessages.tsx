import type { IncidentDetail } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useRef } from 'react';
import { isPaused } from '../../../incidents/incident-state.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Hint } from '../../../ui/Hint.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { useOnline } from '../../../ui/use-online.ts';
import styles from './IncidentView.module.css';
import { useSnooze } from './use-incident-changes.ts';

const pauses: readonly { readonly hours: number; readonly label: TextKey }[] = [
  { hours: 1, label: 'alert.pauseHour' },
  { hours: 8, label: 'alert.pauseHours' },
  { hours: 24, label: 'alert.pauseDay' },
  { hours: 168, label: 'alert.pauseWeek' },
];

type PauseMessagesProps = { incident: IncidentDetail; mayAct: boolean };

/** No message for a while, or again. */
export const PauseMessages = ({ incident, mayAct }: PauseMessagesProps) => {
  const { say, formats } = useTexts();
  const { snoozedUntil, timeZone } = incident;
  const paused = isPaused(incident, useNow(60_000)) ? snoozedUntil : null;
  const until = paused !== null && (
    <p>
      <strong>{say('alert.pausedUntil', { time: formats.dateTime(Date.parse(paused), timeZone) })}</strong>
    </p>
  );
  if (!mayAct) return until;
  return (
    <>
      {until}
      <PauseButtons incident={incident} isPaused={paused !== null} />
    </>
  );
};

const PauseButtons = ({ incident, isPaused: isOn }: { incident: IncidentDetail; isPaused: boolean }) => {
  const { say } = useTexts();
  const isOnline = useOnline();
  const group = useRef<HTMLFieldSetElement>(null);
  const snooze = useSnooze(incident);
  // The button goes with the pause: the keyboard stays in the group.
  const resume = () => snooze.mutate(0, { onSuccess: () => group.current?.focus() });
  return (
    <fieldset className={styles.group} ref={group} tabIndex={-1}>
      <legend>{say('alert.pause')}</legend>
      <div className={styles.buttons}>
        {pauses.map(({ hours, label }) => (
          <Button
            key={hours}
            busy={snooze.isPending && snooze.variables === hours}
            held={!isOnline}
            onClick={() => snooze.mutate(hours)}
          >
            {say(label)}
          </Button>
        ))}
        {isOn && (
          <Button
            look="plain"
            icon="bell"
            busy={snooze.isPending && snooze.variables === 0}
            held={!isOnline}
            onClick={resume}
          >
            {say('alert.resume')}
          </Button>
        )}
      </div>
      <Hint>{say('alert.pauseText')}</Hint>
    </fieldset>
  );
};
