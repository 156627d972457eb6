import { useParams } from '@tanstack/react-router';
import { PublicPage } from './PublicPage.tsx';

export const PublicScreen = () => {
  const { key } = useParams({ from: '/public/site/$key' });
  return <PublicPage key={key} linkKey={key} />;
};
