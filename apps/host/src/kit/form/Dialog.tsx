import { Dialog as WidgetDialog } from '@showroom/widgets/ui/Dialog.tsx'
import { dialogCss } from '@showroom/widgets/ui/Dialog.css.ts'
import { adoptStyles } from '@showroom/widgets/ui/sheets.ts'
import { type ComponentProps, useInsertionEffect, useState } from 'react'
import { kitMessages as messages } from '../messages.ts'
import { useTyped } from './useTyped.ts'
import './form.css'

type Props = Omit<ComponentProps<typeof WidgetDialog>, 'onDismiss' | 'onInput' | 'onSubmit'>

/**
 * The widgets’ dialog in the page itself: drawn only while open, traps the keyboard, gives focus back. Where something
 * is typed in a form of it, Escape, Back and a press beside it ask before they close it.
 */
export const Dialog = (props: Props) => {
  useInsertionEffect(() => adoptStyles(document, [dialogCss]), [])
  const { isTyped, ...listening } = useTyped()
  const [isAsking, setAsking] = useState(false)
  const dismiss = () => (isTyped() ? setAsking(true) : props.onClose())
  return (
    <>
      <WidgetDialog {...props} {...listening} onDismiss={dismiss} />
      {isAsking && <Asked onLeave={props.onClose} onStay={() => setAsking(false)} />}
    </>
  )
}

const Asked = ({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) => (
  <WidgetDialog title={messages.closeUnsaved} onClose={onStay}>
    <div className="form">
      <p>{messages.typedIsLost}</p>
      <div className="account-actions">
        <button type="button" className="button danger" onClick={onLeave}>
          {messages.closeAnyway}
        </button>
        <button type="button" className="button quiet" onClick={onStay}>
          {messages.goOnTyping}
        </button>
      </div>
    </div>
  </WidgetDialog>
)
