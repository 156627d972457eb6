import type { ServerHealth } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { appConfigQuery } from '../../../frame/app-config.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './Overview.module.css';
import { contestedQuery, waitingFeedbackQuery } from './queries.ts';
import { warningsOf } from './warnings.ts';

/** What needs the administrator, each with the way there. */
export const Warnings = ({ health }: { health: ServerHealth }) => {
  const { say } = useTexts();
  const { data: config } = useQuery(appConfigQuery);
  const contested = useQuery(contestedQuery);
  const feedback = useQuery({ ...waitingFeedbackQuery, enabled: config?.feedback === true });
  const warnings = warningsOf(health, {
    contested: contested.data?.total ?? 0,
    feedback: feedback.data?.total ?? 0,
  });
  if (warnings.length === 0)
    return (
      <p className={styles.fine}>
        <Icon name="check" />
        <span>{say('admin.warning.none')}</span>
      </p>
    );
  return (
    <ul className={styles.warnings} aria-label={say('admin.warning.title')}>
      {warnings.map(({ key, tone, text, count, to, search, hash }) => (
        <li key={key}>
          <Link
            to={to}
            search={search}
            {...(hash && { hash })}
            className={classNames(styles.warning, styles[tone])}
          >
            <Icon name="alert" />
            <span>{say(text, { count })}</span>
            <Icon name="next" />
          </Link>
        </li>
      ))}
    </ul>
  );
};
