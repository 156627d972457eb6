import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { appConfigQuery } from '../../../frame/app-config.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { EmptyState } from '../../../ui/Notice.tsx';
import { AdminPage } from '../page/AdminPage.tsx';

/** There are no pages of feedback where the server takes none. */
export const FeedbackGate = ({ children }: { children: ReactNode }) => {
  const { say } = useTexts();
  const { data: config } = useQuery(appConfigQuery);
  if (config?.feedback !== false) return children;
  return (
    <AdminPage title={say('admin.feedback.title')}>
      <EmptyState icon="chat" title={say('admin.feedback.off')} />
    </AdminPage>
  );
};
