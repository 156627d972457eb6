import { type ErrorCode, errors, type ImportItem } from '@ohmstead/contract';
import { errorKey, type TextKey } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import styles from './parts/Import.module.css';
import { useSpanText } from './parts/use-span-text.ts';
import { importsQuery } from './sending/queries.ts';
import { useUndoImport } from './sending/use-undo-import.ts';

type ImportListProps = {
  meterId: number;
  zone: string;
  manages: boolean;
  onUndone: (importId: number) => void;
};

/** What was imported before, and a way to take it out again. */
export const ImportList = ({ meterId, zone, manages, onUndone }: ImportListProps) => {
  const { say } = useTexts();
  const imports = useQuery(importsQuery(meterId));
  const undo = useUndoImport(meterId, onUndone);
  const [asked, setAsked] = useState<ImportItem | null>(null);
  const confirm = () => {
    if (asked) undo.mutate(asked.id);
    setAsked(null);
  };
  return (
    <Card title={say('import.before')}>
      <QueryState query={imports} blocks={[72]} nested>
        {(list) =>
          list.length === 0 ? (
            <p className={styles.muted}>{say('import.none')}</p>
          ) : (
            <ul className={styles.imports}>
              {list.map((item) => (
                <ImportRow
                  key={item.id}
                  item={item}
                  zone={zone}
                  busy={undo.isPending && undo.variables === item.id}
                  onUndo={manages ? () => setAsked(item) : undefined}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      <ConfirmDialog
        open={asked !== null}
        question={say(isRunning(asked) ? 'import.cancelQuestion' : 'import.undoQuestion')}
        text={say('import.undoText')}
        confirmLabel={say(isRunning(asked) ? 'import.cancel' : 'action.undo')}
        onConfirm={confirm}
        onCancel={() => setAsked(null)}
      />
    </Card>
  );
};

const isRunning = (item: ImportItem | null): boolean => item?.state === 'running';

const isCode = (text: string | null): text is ErrorCode => text !== null && text in errors;

const states: Record<ImportItem['state'], TextKey> = {
  running: 'import.state.running',
  done: 'import.state.done',
  broken: 'import.state.broken',
  undoing: 'import.state.undoing',
  undone: 'import.state.undone',
};

const brought: Record<ImportItem['holds'], TextKey> = {
  readings: 'import.brought',
  intervals: 'import.broughtIntervals',
};

type ImportRowProps = { item: ImportItem; zone: string; busy: boolean; onUndo: (() => void) | undefined };

const ImportRow = ({ item, zone, busy, onUndo }: ImportRowProps) => {
  const { say, formats } = useTexts();
  const span = useSpanText(zone);
  const canUndo =
    item.state === 'running' || ((item.state === 'done' || item.state === 'broken') && item.readings > 0);
  return (
    <li className={styles.import}>
      <div className={styles.sample}>
        <strong>{formats.dateTime(Date.parse(item.createdAt), zone)}</strong>
        <span>{say(states[item.state])}</span>
        <span className={styles.muted}>{say(brought[item.holds], { count: item.readings })}</span>
        <span className={styles.muted}>{span(item)}</span>
        {isCode(item.refusal) && <span>{say(errorKey(item.refusal))}</span>}
        {item.state === 'running' && (
          <progress
            className={styles.progress}
            max={1}
            {...(item.share !== null && { value: item.share })}
            aria-label={say('import.importing')}
          />
        )}
      </div>
      {canUndo && onUndo && (
        <Button busy={busy} onClick={onUndo}>
          {say(item.state === 'running' ? 'import.cancel' : 'action.undo')}
        </Button>
      )}
    </li>
  );
};
