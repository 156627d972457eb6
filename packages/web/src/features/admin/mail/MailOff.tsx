import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '../../../frame/app-config.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Mark } from '../page/Mark.tsx';

/** Says so where this server has no mail server. */
export const MailOff = () => {
  const { say } = useTexts();
  const { data: config } = useQuery(appConfigQuery);
  return config?.mail === false && <Mark tone="warn">{say('admin.mail.off')}</Mark>;
};
