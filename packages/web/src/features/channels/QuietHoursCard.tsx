import { calls, type QuietHours, quietHoursBody } from '@ohmstead/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { checkPaths } from '../../forms/check-paths.ts';
import { SubmitButton } from '../../forms/SubmitButton.tsx';
import { useCheckedSubmit } from '../../forms/use-checked-submit.ts';
import { useFieldBinding } from '../../forms/use-field-binding.ts';
import { say } from '../../texts/texts.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TextField } from '../../ui/Field.tsx';
import { Hint } from '../../ui/Hint.tsx';
import styles from './channels.module.css';
import { channelsQuery } from './queries.ts';

type QuietHoursCardProps = { quietHours: QuietHours; isDemo: boolean };

const usual = { from: '22:00', to: '07:00', urgentToo: true };

/** In which hours messages wait. */
export const QuietHoursCard = ({ quietHours, isDemo }: QuietHoursCardProps) => {
  const { say } = useTexts();
  const [isOn, setOn] = useState(quietHours !== null);
  const [hours, setHours] = useState(quietHours ?? usual);
  const save = useSaveQuietHours();
  const typed = { quietHours: isOn ? hours : null };
  const { errors, submit } = useCheckedSubmit({
    check: () => checkPaths(quietHoursBody, typed),
    send: (body, onError) => save.mutate(body, { onError }),
  });
  const bind = useFieldBinding(errors);
  return (
    <Card title={say('channels.quiet')}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <fieldset className={styles.fields} disabled={isDemo}>
          <Hint>{say('channels.quietHint')}</Hint>
          <Checkbox
            name="quiet"
            label={say('channels.quietOn')}
            checked={isOn}
            onChange={(event) => setOn(event.target.checked)}
          />
          {isOn && (
            <>
              <div className={styles.times}>
                <TextField
                  {...bind('quietHours.from', hours.from, (from) => setHours({ ...hours, from }))}
                  type="time"
                  label={say('channels.quietFrom')}
                />
                <TextField
                  {...bind('quietHours.to', hours.to, (to) => setHours({ ...hours, to }))}
                  type="time"
                  label={say('channels.quietTo')}
                />
              </div>
              <Checkbox
                name="urgentToo"
                label={say('channels.quietUrgent')}
                checked={hours.urgentToo}
                onChange={(event) => setHours({ ...hours, urgentToo: event.target.checked })}
              />
            </>
          )}
          {!isDemo && hasChanged(typed.quietHours, quietHours) && (
            <div className={styles.buttons}>
              <SubmitButton look="primary" busy={save.isPending}>
                {say('channels.save')}
              </SubmitButton>
            </div>
          )}
        </fieldset>
      </form>
    </Card>
  );
};

const hasChanged = (now: QuietHours, before: QuietHours): boolean =>
  now?.from !== before?.from || now?.to !== before?.to || now?.urgentToo !== before?.urgentToo;

const useSaveQuietHours = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { quietHours: QuietHours }) => call(calls.channel.saveQuietHours, { body }),
    onSuccess: (saved) => {
      queries.setQueryData(channelsQuery.queryKey, saved);
      showToast('status', say('channels.saved'));
    },
  });
};
