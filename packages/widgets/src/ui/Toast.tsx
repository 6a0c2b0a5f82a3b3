import { type ReactNode, useEffect } from 'react'
import { Icon } from './Icon.tsx'
import { uiMessages } from './messages.ts'

/** Specification §9: 10000 ms, top-end, closable. */
const shownMs = 10_000

type ToastProps = {
  message: string | null
  tone: 'good' | 'bad'
  onDismiss: () => void
  children?: ReactNode
}

/** Its region is always there, so that a reader hears the message when it comes. */
export const Toast = ({ message, tone, onDismiss, children }: ToastProps) => {
  useEffect(() => {
    if (message === null) return undefined
    const timer = setTimeout(onDismiss, shownMs)
    return () => clearTimeout(timer)
  }, [message, onDismiss])
  return (
    <div className="toasts" role="status">
      {message !== null && (
        <div className={`toast ${tone}`} part="toast">
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
