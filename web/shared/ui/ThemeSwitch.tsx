import { colourThemes, setColourTheme, useColourTheme, type ColourTheme } from '#web/shared/lib/page/colour-theme.ts';
import { Icon, type IconName } from './Icon.tsx';
import * as texts from './texts.ts';
import * as styles from './ThemeSwitch.css.ts';

const labels: Record<ColourTheme, string> = {
  system: texts.systemTheme,
  light: texts.lightTheme,
  dark: texts.darkTheme,
};
const icons: Record<ColourTheme, IconName> = { system: 'system', light: 'sun', dark: 'moon' };

/** Light, dark or the system's theme. At most one per page, because the radio buttons are grouped by name. */
export function ThemeSwitch() {
  const chosen = useColourTheme();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.colours}</legend>
      <div className={styles.choices}>
        {colourThemes.map((theme) => (
          <label key={theme} className={styles.choice}>
            <input
              type="radio"
              name="colour-theme"
              className={styles.input}
              checked={chosen === theme}
              onChange={() => setColourTheme(theme)}
            />
            <Icon name={icons[theme]} size={18} />
            <span>{labels[theme]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
