import { minutesPerHour, reportDueHour } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '../../../frame/app-config.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import styles from './auto-send.module.css';
import type { AutoSendFields } from './auto-send-fields.ts';
import { type AutoSendSwitch, contents, sendings } from './auto-send-form.ts';
import { RecipientField } from './RecipientField.tsx';

export const AutoSendCard = (fields: AutoSendFields) => {
  const { say, formats } = useTexts();
  const { data: config } = useQuery(appConfigQuery);
  return (
    <Card title={say('autoSend.title')}>
      <div className={styles.stack}>
        <p className={styles.hint}>{say('autoSend.intro')}</p>
        {config?.mail === false && <p className={styles.warning}>{say('autoSend.noMail')}</p>}
        <RecipientField {...fields} />
        <Switches
          {...fields}
          legend="autoSend.what"
          hint={say('autoSend.when', { time: formats.wallTime(reportDueHour * minutesPerHour) })}
          names={sendings}
        />
        <Switches {...fields} legend="autoSend.contents" names={contents} />
      </div>
    </Card>
  );
};

const labels: Record<AutoSendSwitch, TextKey> = {
  alertNotification: 'autoSend.alertNotification',
  exceptionSending: 'autoSend.exceptionSending',
  dailyReport: 'autoSend.dailyReport',
  weeklyReport: 'autoSend.weeklyReport',
  monthlyReport: 'autoSend.monthlyReport',
  placeInfo: 'autoSend.placeInfo',
  exceptionInfo: 'autoSend.exceptionInfo',
  alertInfo: 'autoSend.alertInfo',
  faultyDeviceState: 'autoSend.faultyDeviceState',
};

type SwitchesProps = Pick<AutoSendFields, 'form' | 'change'> & {
  legend: TextKey;
  hint?: string;
  names: readonly AutoSendSwitch[];
};

const Switches = ({ form, change, legend, hint, names }: SwitchesProps) => {
  const { say } = useTexts();
  return (
    <fieldset className={styles.switches}>
      <legend>{say(legend)}</legend>
      {names.map((name) => (
        <Checkbox
          key={name}
          name={name}
          label={say(labels[name])}
          checked={form[name]}
          onChange={(event) => change({ [name]: event.target.checked })}
        />
      ))}
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  );
};
