import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import type { FileOfReport } from './file-of-report.ts';
import { printPage } from './print-page.ts';
import { useSaving } from './use-saving.ts';

type ExportMenuProps = { file: FileOfReport | undefined; printName: string };

/** The report as a file or on paper. */
export const ExportMenu = ({ file, printName }: ExportMenuProps) => {
  const { say } = useTexts();
  const { busy, save } = useSaving(file);
  return (
    <Menu summary={say('report.export')}>
      {(close) => (
        <>
          {file && (
            <>
              <Button look="plain" busy={busy === 'csv'} onClick={() => save('csv')}>
                {say('report.csv')}
              </Button>
              <Button look="plain" busy={busy === 'xlsx'} onClick={() => save('xlsx')}>
                {say('report.xlsx')}
              </Button>
            </>
          )}
          <Button
            look="plain"
            onClick={() => {
              close();
              void printPage(printName);
            }}
          >
            {say('report.print')}
          </Button>
        </>
      )}
    </Menu>
  );
};
