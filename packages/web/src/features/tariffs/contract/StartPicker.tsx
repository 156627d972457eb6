import { minutesPerHour } from '@ohmstead/domain';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Site } from '../../../model/site/site.ts';
import { siteListQuery } from '../../../model/site/site-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import styles from '../ChoiceList.module.css';
import { tariffsQuery } from '../queries.ts';
import { nightHours, templateNames, templateTexts } from './templates.ts';
import type { VersionStart } from './version-start.ts';

type StartPickerProps = { site: Site; chosenSite: number | null };

export const StartPicker = ({ site, chosenSite }: StartPickerProps) => {
  const { say, formats } = useTexts();
  const night = {
    from: formats.wallTime(nightHours.from * minutesPerHour),
    to: formats.wallTime(nightHours.to * minutesPerHour),
  };
  return (
    <>
      <Card title={say('tariff.startTemplate')}>
        <p className={styles.hint}>{say('tariff.startHint')}</p>
        <ul className={styles.choices}>
          {templateNames.map((template) => (
            <li key={template}>
              <StartLink
                site={site}
                start={{ template }}
                name={say(templateTexts[template].name)}
                text={say(templateTexts[template].text, night)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <OtherSite site={site} chosenSite={chosenSite} />
    </>
  );
};

const OtherSite = ({ site, chosenSite }: StartPickerProps) => {
  const { say } = useTexts();
  const navigate = useNavigate();
  const sites = useQuery(siteListQuery);
  const choose = (value: string) =>
    void navigate({
      to: '/edit/place/$id/tariff/$version',
      params: { id: String(site.id), version: '0' },
      search: value === '' ? {} : { site: Number(value) },
      replace: true,
    });
  return (
    <Card title={say('tariff.startSite')}>
      <QueryState query={sites} blocks={[72]} nested>
        {(data) => {
          const others = data.filter(({ id }) => id !== site.id);
          if (others.length === 0) return <p className={styles.hint}>{say('tariff.noOtherSites')}</p>;
          return (
            <SelectField
              label={say('tariff.chooseSite')}
              options={[
                { value: '', label: '–' },
                ...others.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              value={chosenSite === null ? '' : String(chosenSite)}
              onChange={choose}
            />
          );
        }}
      </QueryState>
      {chosenSite !== null && <VersionsOfSite site={site} from={chosenSite} />}
    </Card>
  );
};

const VersionsOfSite = ({ site, from }: { site: Site; from: number }) => {
  const { say } = useTexts();
  const tariffs = useQuery(tariffsQuery(from));
  return (
    <QueryState query={tariffs} blocks={[72]} nested>
      {({ versions }) =>
        versions.length === 0 ? (
          <p className={styles.hint}>{say('tariff.siteWithout')}</p>
        ) : (
          <ul className={styles.choices}>
            {versions.map(({ id, name }) => (
              <li key={id}>
                <StartLink site={site} start={{ site: from, copy: id }} name={name} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryState>
  );
};

type StartLinkProps = { site: Site; start: VersionStart; name: string; text?: string };

const StartLink = ({ site, start, name, text }: StartLinkProps) => (
  <Link
    to="/edit/place/$id/tariff/$version"
    params={{ id: String(site.id), version: '0' }}
    search={start}
    className={styles.choice}
  >
    <span>
      <strong>{name}</strong>
      {text && <span>{text}</span>}
    </span>
    <Icon name="next" />
  </Link>
);
