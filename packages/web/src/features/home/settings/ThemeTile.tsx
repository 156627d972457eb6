import { themeLabels } from '../../../frame/theme-labels.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { chooseTheme, themes, useTheme } from '../../../theme/theme.ts';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import styles from './SettingsTab.module.css';
import { SettingsTile } from './SettingsTile.tsx';

export const ThemeTile = () => {
  const { say } = useTexts();
  const theme = useTheme();
  return (
    <li className={styles.still}>
      <SettingsTile icon="sun" label={say('theme.label')} hint={say(themeLabels[theme])} />
      <div className={styles.control}>
        <SegmentedControl
          label={say('theme.label')}
          options={themes.map((value) => ({ value, label: say(themeLabels[value]) }))}
          value={theme}
          onChange={chooseTheme}
        />
      </div>
    </li>
  );
};
