import { calendarFormatsOf } from '@ohmstead/i18n';
import { useQuery } from '@tanstack/react-query';
import type { Site } from '../../../model/site/site.ts';
import { siteListQuery } from '../../../model/site/site-list.ts';
import { periodLabel } from '../../../report/period-label.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import type { Side } from './against.ts';

/** Two sites are named, and two periods of one site. */
export const useSideNames = (first: Side, second: Side | null, site: Site) => {
  const { say, lang } = useTexts();
  const { data: sites = [] } = useQuery(siteListQuery);
  return ({ siteId, period }: Side): string => {
    if (second === null || first.siteId === second.siteId)
      return periodLabel(period, calendarFormatsOf(lang), say('period.allTime'));
    return siteId === site.id ? site.name : (sites.find(({ id }) => id === siteId)?.name ?? '');
  };
};
