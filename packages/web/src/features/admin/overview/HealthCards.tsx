import type { ServerHealth } from '@ohmstead/contract';
import { durationText, unknownText } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { bytesText } from '../page/bytes-text.ts';
import { millisecondsText } from '../page/milliseconds-text.ts';
import { When } from '../page/When.tsx';

type HealthProps = { health: ServerHealth };

export const ProgramCard = ({ health: { version, nodeVersion, startedAt, storedBytes } }: HealthProps) => {
  const { say, lang } = useTexts();
  const nowMs = useNow(60_000);
  return (
    <Card title={say('admin.health.program')}>
      <Facts>
        <Fact label={say('admin.health.version')}>{version}</Fact>
        <Fact label={say('admin.health.node')}>{nodeVersion}</Fact>
        <Fact label={say('admin.health.uptime')}>
          {durationText(lang, (nowMs - Date.parse(startedAt)) / 60_000)}
        </Fact>
        <Fact label={say('admin.health.started')}>
          <When at={startedAt} />
        </Fact>
        <Fact label={say('admin.health.stored')}>{bytesText(storedBytes, lang)}</Fact>
      </Facts>
    </Card>
  );
};

export const DatabaseCard = ({ health: { database } }: HealthProps) => {
  const { say, lang } = useTexts();
  return (
    <Card title={say('admin.health.database')}>
      <Facts>
        <Fact label={say('admin.health.engine')}>
          {say(database.engine === 'embedded' ? 'admin.health.embedded' : 'admin.health.postgres')}
        </Fact>
        <Fact label={say('admin.health.version')}>{database.version}</Fact>
        <Fact label={say('admin.health.state')}>{database.state}</Fact>
        <Fact label={say('admin.health.size')}>{bytesText(database.bytes, lang)}</Fact>
      </Facts>
    </Card>
  );
};

export const IngestCard = ({ health: { ingest } }: HealthProps) => {
  const { say, lang, formats } = useTexts();
  return (
    <Card title={say('admin.health.ingest')}>
      <Facts>
        <Fact label={say('admin.health.rate')}>{formats.number(ingest.readingsPerSecond, 1)}</Fact>
        <Fact label={say('admin.health.lag')}>
          {ingest.lagMs === null ? unknownText : millisecondsText(ingest.lagMs, lang)}
        </Fact>
        <Fact label={say('admin.health.unwritten')}>{formats.number(ingest.unwritten, 0)}</Fact>
        <Fact label={say('admin.health.lastReading')}>
          <When at={ingest.lastReadingAt} />
        </Fact>
      </Facts>
    </Card>
  );
};

export const PeopleCard = ({ health: { accounts, meters } }: HealthProps) => {
  const { say, formats } = useTexts();
  return (
    <Card title={say('admin.health.people')}>
      <Facts>
        <Fact label={say('admin.health.accounts')}>{formats.number(accounts, 0)}</Fact>
        <Fact label={say('admin.health.registered')}>{formats.number(meters.registered, 0)}</Fact>
        <Fact label={say('admin.health.online')}>{formats.number(meters.online, 0)}</Fact>
        <Fact label={say('admin.meters.waiting')}>{formats.number(meters.waiting, 0)}</Fact>
      </Facts>
    </Card>
  );
};

export const MailCard = ({ health: { mail } }: HealthProps) => {
  const { say, formats } = useTexts();
  return (
    <Card title={say('admin.mail.title')}>
      <Facts>
        <Fact label={say('admin.health.sending')}>
          {say(mail.isSending ? 'admin.health.sendingOn' : 'admin.health.sendingOff')}
        </Fact>
        <Fact label={say('admin.health.sentToday')}>{formats.number(mail.sentToday, 0)}</Fact>
        <Fact label={say('admin.mail.waiting')}>{formats.number(mail.waiting, 0)}</Fact>
        <Fact label={say('admin.mail.failed')}>{formats.number(mail.failed, 0)}</Fact>
      </Facts>
    </Card>
  );
};
