import { calls } from '@ohmstead/contract';
import { writtenLanguages } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import { useAction } from '../actions/use-action.ts';
import { Mark } from '../page/Mark.tsx';
import page from '../page/page.module.css';
import { When } from '../page/When.tsx';
import type { AdminMail } from './admin-mail.ts';
import { stateNames, stateTones } from './mail-words.ts';

export const MailFacts = ({ mail }: { mail: AdminMail }) => {
  const { say, formats } = useTexts();
  const online = useOnline();
  const retry = useAction(calls.admin.retrymail, 'admin.mail.retried');
  return (
    <Card>
      <Facts>
        <Fact label={say('admin.mail.to')}>{mail.to}</Fact>
        <Fact label={say('admin.users.username')}>{mail.username}</Fact>
        <Fact label={say('admin.users.language')}>
          {writtenLanguages.find(({ code }) => code === mail.lang)?.name ?? mail.lang}
        </Fact>
        <Fact label={say('admin.mail.state')}>
          <Mark tone={stateTones[mail.state]}>{say(stateNames[mail.state])}</Mark>
        </Fact>
        {mail.error !== null && <Fact label={say('admin.mail.error')}>{mail.error}</Fact>}
        <Fact label={say('admin.mail.created')}>
          <When at={mail.createdAt} />
        </Fact>
        <Fact label={say('admin.mail.attempts')}>{formats.number(mail.attempts, 0)}</Fact>
        {mail.nextAttemptAt !== null && (
          <Fact label={say('admin.mail.next')}>
            <When at={mail.nextAttemptAt} />
          </Fact>
        )}
        {mail.sentAt !== null && (
          <Fact label={say('admin.mail.sentAt')}>
            <When at={mail.sentAt} />
          </Fact>
        )}
        <Fact label={say('admin.mail.messageId')}>{mail.messageId}</Fact>
      </Facts>
      {mail.state !== 'sent' && (
        <div className={page.actions}>
          <Button
            icon="refresh"
            busy={retry.isPending}
            held={!online}
            onClick={() => retry.mutate({ params: { id: mail.id } })}
          >
            {say('admin.mail.retry')}
          </Button>
        </div>
      )}
    </Card>
  );
};
