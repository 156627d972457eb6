import { type RefObject, useContext } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { Button } from '../../Button.tsx';
import { Icon } from '../../Icon.tsx';
import { Menu } from '../../Menu.tsx';
import type { ChartHeading } from '../chart-heading.ts';
import styles from './ChartMenu.module.css';
import { SavingData } from './saving-data.ts';

type ChartMenuProps = { figure: RefObject<HTMLElement | null>; heading: ChartHeading };

/** A chart as a picture, and its figures as a file where there is one. */
export const ChartMenu = ({ figure, heading }: ChartMenuProps) => {
  const { say } = useTexts();
  const data = useContext(SavingData);
  const savePicture = async (): Promise<void> => {
    if (!figure.current) return;
    try {
      const { savePicture: save } = await import('./save-picture.ts');
      await save(figure.current, heading);
    } catch {
      showToast('error', say('chart.pictureFailed'));
    }
  };
  return (
    <div className={styles.menu}>
      <Menu label={say('chart.save')} summary={<Icon name="download" />}>
        {(close) => (
          <>
            <Button
              look="plain"
              onClick={() => {
                close();
                void savePicture();
              }}
            >
              {say('chart.savePicture')}
            </Button>
            {data && (
              <Button look="plain" busy={data.isBusy} onClick={data.save}>
                {say('report.csv')}
              </Button>
            )}
          </>
        )}
      </Menu>
    </div>
  );
};
