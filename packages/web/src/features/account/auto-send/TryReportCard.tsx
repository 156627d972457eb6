import { type ReportKind, reportKinds } from '@ohmstead/domain';
import type { TextKey } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { appConfigQuery } from '../../../frame/app-config.ts';
import { siteListQuery } from '../../../model/site/site-list.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useOnline } from '../../../ui/use-online.ts';
import styles from './auto-send.module.css';
import { ReportPreview } from './ReportPreview.tsx';
import type { ChosenReport } from './report-preview-query.ts';
import { useTestReport } from './use-test-report.ts';

const kindNames: Record<ReportKind, TextKey> = {
  daily: 'autoSend.daily',
  weekly: 'autoSend.weekly',
  monthly: 'autoSend.monthly',
};

type TryReportCardProps = { canSend: boolean };

/** The newest report of a site, shown or sent to oneself. */
export const TryReportCard = ({ canSend }: TryReportCardProps) => {
  const { say } = useTexts();
  const sites = useQuery(siteListQuery);
  return (
    <Card title={say('autoSend.tryOut')}>
      <QueryState query={sites} blocks={[120]} nested>
        {(list) => {
          const own = list.filter(({ role }) => role === 'owner');
          return own.length === 0 ? (
            <p className={styles.hint}>{say('autoSend.noSite')}</p>
          ) : (
            <TryReport sites={own} canSend={canSend} />
          );
        }}
      </QueryState>
    </Card>
  );
};

type TryReportProps = TryReportCardProps & {
  sites: readonly { readonly id: number; readonly name: string }[];
};

const TryReport = ({ sites, canSend }: TryReportProps) => {
  const { say } = useTexts();
  const { data: config } = useQuery(appConfigQuery);
  const [chosen, setChosen] = useState<ChosenReport>({ siteId: sites[0]?.id ?? 0, kind: 'daily' });
  const [isOpen, setIsOpen] = useState(false);
  const test = useTestReport();
  const online = useOnline();
  return (
    <div className={styles.stack}>
      <p className={styles.hint}>{say('autoSend.tryHint')}</p>
      <div className={styles.choices}>
        <SelectField
          label={say('autoSend.site')}
          value={String(chosen.siteId)}
          options={sites.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => setChosen({ ...chosen, siteId: Number(id) })}
        />
        <SelectField
          label={say('autoSend.kind')}
          value={chosen.kind}
          options={reportKinds.map((kind) => ({ value: kind, label: say(kindNames[kind]) }))}
          onChange={(value) =>
            setChosen({ ...chosen, kind: reportKinds.find((kind) => kind === value) ?? 'daily' })
          }
        />
      </div>
      <div className={styles.actions}>
        <Button icon="eye" held={!online} onClick={() => setIsOpen(true)}>
          {say('autoSend.preview')}
        </Button>
        {canSend && (
          <Button
            icon="mail"
            held={!online || config?.mail === false}
            busy={test.isPending}
            onClick={() => test.mutate(chosen)}
          >
            {say('autoSend.sendTest')}
          </Button>
        )}
      </div>
      <Dialog
        open={isOpen}
        size="large"
        title={say('autoSend.preview')}
        closeLabel={say('action.close')}
        onClose={() => setIsOpen(false)}
      >
        <ReportPreview {...chosen} />
      </Dialog>
    </div>
  );
};
