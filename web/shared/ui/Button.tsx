import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { Icon, type IconName } from './Icon.tsx';
import * as styles from './Button.css.ts';

interface ButtonLook {
  variant?: keyof typeof styles.button;
  size?: 'dense' | 'normal' | 'large';
  /** Takes the whole width of its parent. */
  block?: boolean;
  icon?: IconName;
  children: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** Shows a spinner and ignores clicks. The width and the accessible name stay. */
  busy?: boolean;
  /** Ignores clicks for a moment, and keeps the focus, which a disabled button loses. */
  'aria-disabled'?: boolean;
}

export function Button({
  variant = 'primary',
  size = 'normal',
  block = false,
  busy = false,
  icon,
  children,
  onClick,
  type = 'button',
  'aria-disabled': isOff = false,
  ...rest
}: ButtonProps) {
  const isStill = busy || isOff;
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the default is `button`
      type={isStill ? 'button' : type}
      className={styles.button[variant]}
      data-size={size}
      data-block={block || undefined}
      aria-busy={busy || undefined}
      aria-disabled={isStill || undefined}
      onClick={isStill ? undefined : onClick}
    >
      <Label icon={icon}>{children}</Label>
      {busy && <span className={styles.wheel} aria-hidden="true" />}
    </button>
  );
}

/** A text is the only child of its element, because translators of pages replace texts. */
function Label({ icon, children }: Pick<ButtonLook, 'icon' | 'children'>) {
  if (!icon) return <span className={styles.label}>{children}</span>;
  return (
    <span className={styles.label}>
      <Icon name={icon} />
      {typeof children === 'string' ? <span>{children}</span> : children}
    </span>
  );
}

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'children' | 'className'> {}

/** A link that looks like a button, for navigation. */
export function ButtonLink({
  variant = 'primary',
  size = 'normal',
  block = false,
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={styles.button[variant]} data-size={size} data-block={block || undefined}>
      <Label icon={icon}>{children}</Label>
    </Link>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  icon: IconName;
  /** The accessible name, also shown as a tooltip. */
  label: string;
  size?: 'dense' | 'normal';
}

export function IconButton({ icon, label, size = 'normal', ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} aria-label={label} {...rest} className={styles.iconButton} data-size={size}>
      <Icon name={icon} />
    </button>
  );
}
