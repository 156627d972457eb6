import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './Icon.tsx';

type Look = 'primary' | 'secondary' | 'plain' | 'danger';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  look?: Look;
  icon?: IconName;
  wide?: boolean;
  /** Work under way: the button stays where it is and cannot be pressed again. */
  busy?: boolean;
  /** Cannot be pressed for now, but is still reached by keys, so that its reason is read out. */
  held?: boolean;
};

export const Button = ({
  look = 'secondary',
  icon,
  wide = false,
  busy = false,
  held = false,
  type = 'button',
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={buttonClass(look, wide)}
    aria-busy={busy}
    aria-disabled={busy || held}
    onClick={(event) => (busy || held ? event.preventDefault() : onClick?.(event))}
  >
    {icon && <Icon name={icon} />}
    <span>{children}</span>
  </button>
);

/** The class of a link that looks like a button. */
export const buttonClass = (look: Look, wide = false): string =>
  classNames(styles.button, styles[look], wide && styles.wide);

type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children'> & {
  icon: IconName;
  label: string;
  /** Turns the icon while its work is under way. */
  turning?: boolean;
};

export const IconButton = ({ icon, label, turning = false, ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type="button"
    className={classNames(styles.iconButton, turning && styles.turning)}
    aria-label={label}
    title={label}
  >
    <Icon name={icon} />
  </button>
);
