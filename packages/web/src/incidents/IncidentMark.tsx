import type { ListedIncident } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';
import { useTexts } from '../texts/use-texts.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import styles from './IncidentMark.module.css';
import { type IncidentState, isSerious, stateOf } from './incident-state.ts';

const looks: Record<IncidentState, { readonly icon: IconName; readonly word: TextKey }> = {
  ongoing: { icon: 'alert', word: 'alerts.isOngoing' },
  over: { icon: 'check', word: 'alerts.isOver' },
  normal: { icon: 'check', word: 'alerts.isNormal' },
};

/** How an incident stands: sign, word and colour. */
export const IncidentMark = ({ incident }: { incident: ListedIncident }) => {
  const { say } = useTexts();
  const state = stateOf(incident);
  const { icon, word } = looks[state];
  return (
    <span className={isSerious(incident) ? styles.serious : styles[state]}>
      <Icon name={icon} />
      <span>{say(word)}</span>
    </span>
  );
};
