import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { appConfigQuery } from '../frame/app-config.ts';
import { QueryState } from '../ui/QueryState.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

export const WhereFeedbackIsTaken = () => {
  const config = useQuery(appConfigQuery);
  return (
    <QueryState query={config} blocks={[160]}>
      {({ feedback }) => (feedback ? <Outlet /> : <NotFoundScreen />)}
    </QueryState>
  );
};
