import { longestComment } from '@showroom/contract/checklist/selection-choices'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { commentWords as words } from './messages.ts'

type CommentFormProps = {
  first: string
  label: string
  /** Answers the sentence of why it was not done. */
  send: (text: string) => Promise<string | null>
  onClose?: () => void
}

/** What somebody has to say. What was typed stays where sending fails; what was sent leaves an empty field. */
export const CommentForm = ({ first, label, send, onClose }: CommentFormProps) => {
  const [text, setText] = useState(first)
  const [refused, setRefused] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isReworded = onClose !== undefined
  useEffect(() => {
    if (isReworded) field.current?.focus()
  }, [isReworded])
  const sendIt = async () => {
    if (text.trim() === '') return setRefused(words.empty)
    setBusy(true)
    const sentence = await send(text.trim())
    setBusy(false)
    setRefused(sentence)
    if (sentence === null) setText(first)
  }
  return (
    <form
      className="comments-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void sendIt()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.()
      }}
    >
      <Field field={field} text={text} refused={refused} onText={setText} />
      <div className="comments-steps">
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {label}
        </Button>
        {onClose && (
          <Button kind="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}

type FieldProps = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  refused: string | null
  onText: (text: string) => void
}

const Field = ({ field, text, refused, onText }: FieldProps) => {
  const id = useId()
  return (
    <div className="checklist-field">
      <label htmlFor={id}>{words.comment}</label>
      <textarea
        ref={field}
        id={id}
        rows={2}
        dir="auto"
        maxLength={longestComment}
        value={text}
        aria-invalid={refused ? true : undefined}
        aria-describedby={refused ? `${id}-error` : undefined}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {refused && (
        <p id={`${id}-error`} className="checklist-error" role="alert">
          {refused}
        </p>
      )}
    </div>
  )
}
