import { useQuery } from '@tanstack/react-query';
import { lazy, useState, useTransition } from 'react';
import { siteQuery } from '../../../model/site/site.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { FigureList, FigureRow } from '../FigureList.tsx';
import styles from './TargetPart.module.css';

/** Few visits change it; what checks and saves it comes when asked for. */
const TargetForm = lazy(async () => ({ default: (await import('./TargetForm.tsx')).TargetForm }));

/** The consumption aimed at, changed where it stands. */
export const TargetPart = ({ siteId }: { siteId: number }) => {
  const { say, formats } = useTexts();
  const { data: site } = useQuery(siteQuery(siteId));
  const [mode, setMode] = useState<'view' | 'edit' | 'left'>('view');
  const [isOpening, open] = useTransition();
  if (!site) return null;
  if (mode === 'edit') return <TargetForm site={site} onClose={() => setMode('left')} />;
  const { monthTarget } = site;
  return (
    <div className={styles.target}>
      <FigureList>
        <FigureRow name={say('siteDetail.target')}>
          {monthTarget === null ? say('siteDetail.targetNone') : formats.quantity(monthTarget, 'kWh')}
        </FigureRow>
      </FigureList>
      {site.role === 'owner' && (
        // Whoever comes back from the form goes on where they left.
        <Button autoFocus={mode === 'left'} busy={isOpening} onClick={() => open(() => setMode('edit'))}>
          {say(monthTarget === null ? 'siteDetail.targetSet' : 'siteDetail.targetChange')}
        </Button>
      )}
    </div>
  );
};
