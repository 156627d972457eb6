import type { TextKey } from '@ohmstead/i18n';
import { Link } from '@tanstack/react-router';
import { DeleteButton } from '../../../forms/DeleteButton.tsx';
import { addDays } from '../../../model/dates/calendar.ts';
import { dateName } from '../../../model/dates/date-names.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { buttonClass } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { HoursView } from './HoursView.tsx';
import { tariffSummary } from './tariff-summary.ts';
import { useDeleteVersion } from './use-tariff-changes.ts';
import styles from './VersionCard.module.css';
import type { Gap, Standing, Version } from './validity.ts';

type VersionCardProps = {
  site: Site;
  version: Version;
  currency: string;
  standing: Standing;
  gap: Gap | null;
};

const standingTexts: Record<Standing, TextKey> = {
  now: 'tariff.now',
  later: 'tariff.later',
  past: 'tariff.past',
};

export const VersionCard = ({ site, version, currency, standing, gap }: VersionCardProps) => {
  const texts = useTexts();
  const { say, lang } = texts;
  const summary = tariffSummary(version, { ...texts, currency });
  return (
    <>
      {gap && (
        <p className={styles.gap}>
          <Icon name="alert" />
          <span>
            {say('tariff.gap', {
              from: dateName(gap.from, lang),
              last: dateName(addDays(gap.to, -1), lang),
            })}
          </span>
        </p>
      )}
      <Card title={version.name}>
        <p className={styles.validity}>
          <span className={standing === 'now' ? styles.inForce : styles.standing}>
            {say(standingTexts[standing])}
          </span>
          <Validity version={version} />
        </p>
        <dl className={styles.summary}>
          {summary.map(({ label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two charges may have the same name.
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <HoursView tariff={version.buying} />
        {site.role === 'owner' && <VersionActions site={site} version={version} />}
      </Card>
    </>
  );
};

const Validity = ({ version: { validFrom, heldUntil } }: { version: Version }) => {
  const { say, lang } = useTexts();
  const from = dateName(validFrom, lang);
  return heldUntil === null
    ? say('tariff.from', { from })
    : say('tariff.span', { from, last: dateName(addDays(heldUntil, -1), lang) });
};

const VersionActions = ({ site, version }: { site: Site; version: Version }) => {
  const { say } = useTexts();
  const remove = useDeleteVersion(site.id);
  const params = { id: String(site.id), version: version.id };
  return (
    <div className={styles.actions}>
      <Link to="/edit/place/$id/tariff/$version" params={params} className={buttonClass('secondary')}>
        {say('action.edit')}
        <span className="hidden-visually"> {version.name}</span>
      </Link>
      <Link
        to="/edit/place/$id/tariff/$version"
        params={{ ...params, version: '0' }}
        search={{ site: site.id, copy: version.id }}
        className={buttonClass('secondary')}
      >
        {say('tariff.copy')}
        <span className="hidden-visually"> {version.name}</span>
      </Link>
      <DeleteButton
        label={say('action.delete')}
        name={say('tariff.deleteName', { name: version.name })}
        question={say('tariff.deleteQuestion', { name: version.name })}
        text={say('tariff.deleteText')}
        confirmLabel={say('tariff.deleteConfirm')}
        busy={remove.isPending}
        onDelete={() => remove.mutate(version.id)}
      />
    </div>
  );
};
