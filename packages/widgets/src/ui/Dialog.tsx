import { type FormEventHandler, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import { uiMessages } from './messages.ts'

export type DialogProps = {
  title: string
  onClose: () => void
  /** Escape, Back, or a press beside it: often meant for something else. Closes, unless it is told otherwise. */
  onDismiss?: () => void
  onInput?: FormEventHandler<HTMLDialogElement>
  onSubmit?: FormEventHandler<HTMLDialogElement>
  children: ReactNode
  /** Stays at the end while the content scrolls. */
  footer?: ReactNode
  /** A drawer slides from the side of the page where it lives; `wide` is for pictures. */
  shape?: 'card' | 'drawer' | 'wide'
}

/** Drawn only while open. The browser's own modal: traps the keyboard, closes on Escape, gives focus back. */
export const Dialog = ({
  title,
  onClose,
  onDismiss = onClose,
  children,
  footer,
  shape = 'card',
  ...listening
}: DialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    const root = element?.getRootNode()
    // Safari does not focus a button that is clicked, so what opened the dialog is remembered here as well.
    const opener = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onDismiss()
  }
  return (
    <dialog
      ref={dialog}
      className={`dialog ${shape}`}
      part={`dialog dialog-${shape}`}
      aria-labelledby={titleId}
      onClick={closeOutside}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss()
      }}
      {...listening}
    >
      <div className="panel">
        {/* No header or footer: in a dialog those would be a second banner of the whole page. */}
        <div className="heading">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="button icon" aria-label={uiMessages.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="content">{children}</div>
        {footer && <div className="closing">{footer}</div>}
      </div>
    </dialog>
  )
}
