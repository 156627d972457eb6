import type { Meter } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { siteQuery } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Fact, Facts } from '../../../ui/Facts.tsx';
import { meterUses } from '../meter-uses.ts';
import styles from './MeterView.module.css';

export const IdentityCard = ({ meter }: { meter: Meter }) => {
  const { say, formats } = useTexts();
  const { data: site } = useQuery(siteQuery(meter.siteId));
  const added = site && formats.dateTime(Date.parse(meter.addedTime), site.timeZone);
  return (
    <Card title={say('meter.identity')}>
      <Facts>
        <Fact label={say('meter.name')}>{meter.name}</Fact>
        <Fact label={say('meter.sn')}>{meter.sn}</Fact>
        <Fact label={say('overview.place')}>
          {site && (
            <Link to="/site/$id" params={{ id: String(site.id) }} className={styles.link}>
              {site.name}
            </Link>
          )}
        </Fact>
        <Fact label={say('meter.type')}>{say(meter.type === 3 ? 'meter.type.three' : 'meter.type.one')}</Fact>
        <Fact label={say('meter.use')}>{say(meterUses[meter.useType].label)}</Fact>
        <Fact label={say('meter.added')}>{added}</Fact>
      </Facts>
    </Card>
  );
};
