import { toastMs } from '@showroom/contract/policy/figures'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { uiMessages } from './messages.ts'
import { stepBelow } from './step-below.ts'

type ToastProps = {
  message: string | null
  tone: 'good' | 'bad' | 'warning'
  /** Said elsewhere already: nobody hears it twice. */
  isSaid?: boolean
  onDismiss: () => void
  children?: ReactNode
}

/** Its region is always there, so that a reader hears the message when it comes. */
export const Toast = ({ message, tone, isSaid = false, onDismiss, children }: ToastProps) => {
  const toast = useRef<HTMLDivElement>(null)
  const isShown = message !== null

  // In the top layer no transform and no stacking of the page can move or cover it.
  useLayoutEffect(() => {
    const { current } = toast
    if (!isShown || !current) return undefined
    current.showPopover?.()
    const place = () => stepBelow(current)
    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', place, { capture: true })
  }, [isShown])
  useEffect(() => {
    if (message === null) return undefined
    // It stays while someone is about to use it.
    const dismiss = () => toast.current?.matches(':hover, :focus-within') || onDismiss()
    const timer = setInterval(dismiss, toastMs)
    return () => clearInterval(timer)
  }, [message, onDismiss])

  return (
    <div role="status" aria-live={isSaid ? 'off' : 'polite'}>
      {isShown && (
        <div className={`toast ${tone}`} part="toast" popover="manual" ref={toast}>
          <Icon name={tone === 'good' ? 'check' : 'warning'} />
          <p>{message}</p>
          {children}
          <button type="button" className="button icon" aria-label={uiMessages.dismiss} onClick={onDismiss}>
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </div>
  )
}
