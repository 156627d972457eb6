import { type TextKey, unknownText } from '@ohmstead/i18n';
import { useTexts } from '../../texts/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './account.module.css';
import { type Strength, strengthOf } from './password-strength.ts';

const words: Record<Strength, TextKey> = {
  weak: 'password.weak',
  fair: 'password.fair',
  strong: 'password.strong',
};

/** Its line stands from the start, so that nothing moves while typing. */
export const PasswordStrength = ({ password }: { password: string }) => {
  const { say } = useTexts();
  const strength = strengthOf(password);
  return (
    <p className={classNames(styles.strength, strength && styles[strength])} role="status">
      {say('password.strength', { strength: strength ? say(words[strength]) : unknownText })}
    </p>
  );
};
