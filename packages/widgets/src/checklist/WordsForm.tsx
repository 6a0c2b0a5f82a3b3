import type { Selection } from '@showroom/contract/checklist/checklist'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { checklistWords as words } from './messages.ts'
import type { Deciding } from './useDecide.ts'

type Props = { row: Selection; deciding: Deciding }

/** The words that a step is done with: why, a question, a name for passing an allowance. */
export const WordsForm = ({ row, deciding }: Props) => {
  const { asking, isBusy, send, stop } = deciding
  const [text, setText] = useState('')
  const [signature, setSignature] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const wantsName = asking?.errors['signature'] !== undefined
  useEffect(() => form.current?.querySelector<HTMLElement>('textarea, input')?.focus(), [wantsName])
  if (!asking) return null
  const title = `${words.steps[asking.action]}: ${row.title}`
  return (
    <form
      ref={form}
      className="checklist-words"
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void send(asking, { text: text.trim(), signature: signature.trim() })
      }}
    >
      <b>{title}</b>
      {(!wantsName || row.can.needs_note) && (
        <Words
          label={asking.action === 'ask' ? words.yourQuestion : words.why}
          value={text}
          error={asking.errors['text']?.[0]}
          onInput={setText}
          isLong
        />
      )}
      {wantsName && (
        <Words
          label={words.signature}
          value={signature}
          error={asking.errors['signature']?.[0]}
          onInput={setSignature}
        />
      )}
      <div className="checklist-ways">
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {words.steps[asking.action]}
        </Button>
        <Button kind="quiet" onClick={stop}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}

type WordsProps = {
  label: string
  value: string
  error: string | undefined
  isLong?: boolean
  onInput: (text: string) => void
}

const Words = ({ label, value, error, isLong = false, onInput }: WordsProps) => {
  const id = useId()
  const shared = {
    id,
    value,
    maxLength: isLong ? 1_000 : 120,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div className="checklist-field">
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...shared} rows={2} onChange={(event) => onInput(event.currentTarget.value)} />
      ) : (
        <input {...shared} autoComplete="name" onChange={(event) => onInput(event.currentTarget.value)} />
      )}
      {error && (
        <p id={`${id}-error`} className="checklist-error">
          {error}
        </p>
      )}
    </div>
  )
}
