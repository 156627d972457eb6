import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';

/** Calculated meters measure nothing themselves. */
export const NoMeters = () => {
  const { say } = useTexts();
  return (
    <EmptyState icon="meter" title={say('analysis.noMeters')} text={say('analysis.noMetersText')}>
      <Link to="/edit/meter/$id" params={{ id: '0' }} className={buttonClass('primary')}>
        {say('analysis.addMeter')}
      </Link>
    </EmptyState>
  );
};
