import type { ComponentProps } from 'react';
import { Page } from '../../../frame/Page.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './LocalPage.module.css';

/** A screen of local mode says so at its top. */
export const LocalPage = ({ children, ...page }: ComponentProps<typeof Page>) => {
  const { say } = useTexts();
  return (
    <Page back {...page}>
      <div className={styles.banner}>
        <Icon name="wifi" />
        <p>
          <strong>{say('local.banner')}</strong> <span>{say('local.bannerText')}</span>
        </p>
      </div>
      {children}
    </Page>
  );
};
