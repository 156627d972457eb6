import { useTexts } from '../../texts/use-texts.ts';
import { EmptyState } from '../../ui/Notice.tsx';

/** The period bar above it is the way on. */
export const NoData = () => {
  const { say } = useTexts();
  return <EmptyState title={say('analysis.noData')} text={say('analysis.noDataText')} />;
};
