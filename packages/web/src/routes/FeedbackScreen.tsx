import { useQuery } from '@tanstack/react-query';
import { appConfigQuery } from '../frame/app-config.ts';
import { NotBuiltScreen } from './NotBuiltScreen.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

export const FeedbackScreen = () => {
  const { data: config } = useQuery(appConfigQuery);
  if (!config) return null;
  return config.feedback ? <NotBuiltScreen /> : <NotFoundScreen />;
};
