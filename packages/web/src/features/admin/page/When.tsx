import { unknownText } from '@ohmstead/i18n';
import { useTexts } from '../../../texts/use-texts.ts';
import { browserZone } from '../../../ui/browser-zone.ts';

/** An instant in the administrator's own zone. */
export const When = ({ at }: { at: string | null }) => {
  const { formats } = useTexts();
  if (at === null) return unknownText;
  return <time dateTime={at}>{formats.dateTime(Date.parse(at), browserZone())}</time>;
};
