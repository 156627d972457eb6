import { Link } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';

/** The meter is saved: its own page goes on waiting. */
export const FinishLater = ({ id }: { id: number }) => {
  const { say } = useTexts();
  return (
    <Link to="/edit/meter/$id" params={{ id: String(id) }}>
      {say('add.later')}
    </Link>
  );
};
