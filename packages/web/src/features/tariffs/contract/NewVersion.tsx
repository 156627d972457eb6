import type { Tariffs } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useToday } from '../../../model/dates/use-today.ts';
import type { Site } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { ErrorState } from '../../../ui/Notice.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { tariffsQuery } from '../queries.ts';
import styles from '../TariffForm.module.css';
import { proposedFirstDay } from './first-day.ts';
import { StartPicker } from './StartPicker.tsx';
import { templateOf, templateTexts } from './templates.ts';
import { VersionEditor } from './VersionEditor.tsx';
import { type VersionDraft, versionDraft } from './version-draft.ts';
import type { VersionStart } from './version-start.ts';

type NewVersionProps = { site: Site; tariffs: Tariffs; start: VersionStart };

export const NewVersion = ({ site, tariffs, start }: NewVersionProps) => {
  const { say } = useTexts();
  const firstDay = proposedFirstDay(site, tariffs, useToday(site.timeZone));
  if (start.template) {
    const { name } = templateTexts[start.template];
    const draft = templateOf(start.template, firstDay, say('bill.line.fixed'));
    return <BeginVersion site={site} tariffs={tariffs} draft={{ ...draft, name: say(name) }} />;
  }
  if (start.site !== undefined && start.copy !== undefined) {
    return (
      <CopyVersion site={site} tariffs={tariffs} firstDay={firstDay} from={start.site} id={start.copy} />
    );
  }
  return <StartPicker site={site} chosenSite={start.site ?? null} />;
};

type CopyVersionProps = { site: Site; tariffs: Tariffs; firstDay: string; from: number; id: string };

const CopyVersion = ({ site, tariffs, firstDay, from, id }: CopyVersionProps) => {
  const { say, lang } = useTexts();
  const source = useQuery(tariffsQuery(from));
  return (
    <QueryState query={source} blocks={[260]} nested>
      {({ currency, versions }) => {
        const version = versions.find((known) => known.id === id);
        if (!version) return <ErrorState text={say('tariff.missing')} />;
        const name = say('tariff.copyOf', { name: version.name });
        const draft = { ...versionDraft({ ...version, validFrom: firstDay, validTo: null }, lang), name };
        return (
          <>
            {currency !== tariffs.currency && (
              <p role="status" className={styles.warning}>
                {say('tariff.otherCurrency', { from: currency, to: tariffs.currency })}
              </p>
            )}
            <BeginVersion site={site} tariffs={tariffs} draft={draft} />
          </>
        );
      }}
    </QueryState>
  );
};

/** What was there at first stays the beginning, however the clock goes on. */
const BeginVersion = ({ draft, ...of }: { site: Site; tariffs: Tariffs; draft: VersionDraft }) => {
  const [before] = useState(draft);
  return <VersionEditor {...of} id={0} before={before} isNew />;
};
