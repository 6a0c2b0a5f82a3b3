import { toastMs } from '@showroom/contract/policy/figures'
import { Icon } from '@showroom/widgets/ui/Icon.tsx'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { dismissRefusals, dismissToast, type ToastShown, useToasts } from './toast.ts'
import { kitMessages as messages } from '../messages.ts'
import './Toasts.css'

/** Its region is always there, so that a reader hears a message when it comes. */
export const Toasts = () => {
  const shown = useToasts((state) => state.shown)
  const region = useRef<HTMLDivElement>(null)
  const newest = shown.at(-1)?.id ?? null
  // In the top layer, and above a dialog that has opened since.
  useLayoutEffect(() => {
    if (newest === null) return undefined
    const { current } = region
    current?.showPopover?.()
    return () => current?.hidePopover?.()
  }, [newest])
  useEscape(newest)
  const { pathname } = useLocation()
  useEffect(() => dismissRefusals, [pathname])
  return (
    <div role="status">
      <div ref={region} className="toasts" popover="manual">
        {shown.map((one) => (
          <Toast key={one.id} toast={one} />
        ))}
      </div>
    </div>
  )
}

const Toast = ({ toast: { id, kind, text, link } }: { toast: ToastShown }) => {
  const [isPointedAt, setPointedAt] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isHeld = isPointedAt || hasFocus
  useEffect(() => {
    // It stays while someone is about to use it, and as long again after that.
    if (isHeld) return undefined
    const timer = setTimeout(() => dismissToast(id), toastMs)
    return () => clearTimeout(timer)
  }, [id, isHeld])
  return (
    <div
      className={`toast ${kind}`}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Icon name={kind === 'success' ? 'check' : 'warning'} />
      <p>
        {text}{' '}
        {link && (
          <Link to={link.to} onClick={() => dismissToast(id)}>
            {link.label}
          </Link>
        )}
      </p>
      <button
        type="button"
        className="icon-button"
        aria-label={messages.dismiss}
        onClick={() => dismissToast(id)}
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}

/** Escape closes the newest; a dialog that is open is closed before any of them. */
const useEscape = (newest: number | null) => {
  useEffect(() => {
    if (newest === null) return undefined
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return
      // What else listens for Escape keeps what it has.
      event.preventDefault()
      dismissToast(newest)
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [newest])
}
