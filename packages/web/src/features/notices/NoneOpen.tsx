import { useTexts } from '../../texts/use-texts.ts';
import { EmptyState } from '../../ui/Notice.tsx';

/** Beside the list, before one is chosen. */
export const NoneOpen = () => {
  const { say } = useTexts();
  return <EmptyState icon="bell" title={say('notice.choose')} />;
};
