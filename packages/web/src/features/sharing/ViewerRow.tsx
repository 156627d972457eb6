import { useState } from 'react';
import type { Site } from '../../model/site/site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Viewer } from './queries.ts';
import styles from './sharing.module.css';
import { useRemoveViewer, useShowPrices } from './use-sharing-changes.ts';

type ViewerRowProps = { site: Site; viewer: Viewer };

export const ViewerRow = ({ site, viewer }: ViewerRowProps) => {
  const { say, formats } = useTexts();
  const { username, fullName, showsPrices, since } = viewer;
  const show = useShowPrices(site.id);
  const date = formats.date(Date.parse(since), site.timeZone);
  return (
    <li className={styles.viewer}>
      <span className={styles.person}>
        <strong>{fullName}</strong>
        <span className={styles.hint}>{say('sharing.since', { username, date })}</span>
      </span>
      <Checkbox
        label={say('sharing.prices')}
        aria-label={say('sharing.pricesOf', { name: fullName })}
        // What was asked for is shown until the server has answered.
        checked={show.isPending ? show.variables.showsPrices : showsPrices}
        onChange={({ target }) => show.mutate({ username, showsPrices: target.checked })}
      />
      <RemoveViewer site={site} viewer={viewer} />
    </li>
  );
};

const RemoveViewer = ({ site, viewer }: ViewerRowProps) => {
  const { say } = useTexts();
  const [asked, setAsked] = useState(false);
  const remove = useRemoveViewer(site.id, viewer);
  const name = viewer.fullName;
  const confirm = () => {
    setAsked(false);
    remove.mutate(viewer.username);
  };
  return (
    <>
      <Button
        icon="remove"
        aria-label={say('sharing.removeOf', { name })}
        busy={remove.isPending}
        onClick={() => setAsked(true)}
      >
        {say('sharing.remove')}
      </Button>
      <ConfirmDialog
        open={asked}
        question={say('sharing.removeQuestion', { name })}
        text={say('sharing.removeText', { name, site: site.name })}
        confirmLabel={say('sharing.remove')}
        onConfirm={confirm}
        onCancel={() => setAsked(false)}
      />
    </>
  );
};
