import type { MouseEvent, ReactNode } from 'react'

type Props = {
  /** Where it leads, when the page has an address for it. */
  href: string | undefined
  /** Asks the page first: false when it takes over. */
  announce: () => boolean
  /** Shows it in place; without it the browser follows the address. */
  onGo?: (() => void) | undefined
  className: string
  /** Spoken name, where the content is no text. */
  label?: string | undefined
  /** Leads to what is shown already. */
  isCurrent?: boolean | undefined
  children?: ReactNode
}

/** A real link where there is an address, a button where only the page knows what to do. */
export function ShopLink({ href, announce, onGo, className, label, isCurrent, children }: Props) {
  const choose = (event: MouseEvent) => {
    if (href !== undefined && opensElsewhere(event)) return
    const goesOn = announce()
    if (!goesOn || onGo) event.preventDefault()
    if (goesOn) onGo?.()
  }
  return href === undefined ? (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-current={isCurrent || undefined}
      onClick={choose}
    >
      {children}
    </button>
  ) : (
    <a
      href={href}
      className={className}
      aria-label={label}
      aria-current={isCurrent || undefined}
      onClick={choose}
    >
      {children}
    </a>
  )
}

/** Another tab or window is the browser's business. */
const opensElsewhere = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
