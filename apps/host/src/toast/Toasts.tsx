import { toastMs } from '@showroom/contract/policy/figures'
import { Icon } from '@showroom/widgets/ui/Icon.tsx'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { dismissToast, type ToastShown, useToasts } from './toast.ts'
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

const Toast = ({ toast: { id, kind, text } }: { toast: ToastShown }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // It stays while someone is about to use it.
    const dismiss = () => box.current?.matches(':hover, :focus-within') || dismissToast(id)
    const timer = setInterval(dismiss, toastMs)
    return () => clearInterval(timer)
  }, [id])
  return (
    <div ref={box} className={`toast ${kind}`}>
      <Icon name={kind === 'success' ? 'check' : 'warning'} />
      <p>{text}</p>
      <button type="button" aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <Icon name="close" size={16} />
      </button>
    </div>
  )
}
