import { useTexts } from '../../../texts/use-texts.ts';
import { isNoTable } from './import-stage.ts';
import type { ImportSteps } from './import-steps.ts';
import { layoutNames } from './parts/layout-names.ts';

/** What the file was taken for. */
export const Recognised = ({ steps }: { steps: ImportSteps }) => {
  const { say } = useTexts();
  const { layout } = steps.preview;
  if (isNoTable(steps)) return <p>{say('import.notTable')}</p>;
  if (layout === 'ohmstead') return <p>{say('import.recognisedOwn')}</p>;
  if (layout) return <p>{say('import.recognised', { layout: layoutNames[layout] })}</p>;
  return <p>{say(steps.preview.mapping ? 'import.recognisedColumns' : 'import.columnsUnknown')}</p>;
};
