import type { ReactNode } from 'react'

export type ButtonProps = {
  children: ReactNode
  kind?: 'primary' | 'secondary' | 'quiet' | 'icon'
  /** With an address the button is a real link. */
  href?: string | undefined
  type?: 'button' | 'submit'
  disabled?: boolean | undefined
  /** A change is under way: still focusable, says so, and does nothing. */
  isBusy?: boolean | undefined
  label?: string | undefined
  describedBy?: string | undefined
  isWide?: boolean
  onClick?: ((event: { preventDefault: () => void; currentTarget: Element }) => void) | undefined
}

export const Button = ({
  children,
  kind = 'secondary',
  isBusy = false,
  isWide = false,
  ...rest
}: ButtonProps) => {
  const { href, type = 'button', disabled, label, describedBy, onClick } = rest
  const shared = {
    className: `button ${kind}${isWide ? ' wide' : ''}`,
    part: `button button-${kind}`,
    'aria-label': label,
    'aria-describedby': describedBy,
  }
  if (href !== undefined) {
    return (
      <a {...shared} href={href} onClick={onClick}>
        {children}
      </a>
    )
  }
  return (
    <button
      {...shared}
      type={type}
      disabled={disabled}
      aria-busy={isBusy}
      onClick={isBusy ? undefined : onClick}
    >
      {children}
    </button>
  )
}
