import { longestMessage } from '@showroom/contract/chat/chat-choices'
import type { KeyboardEvent, RefObject } from 'react'
import { chatWords } from './messages.ts'

type WritingFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>
  body: string
  onBody: (body: string) => void
  /** Pictures that were pasted. */
  onFiles: (files: readonly File[]) => void
  onSend: () => void
}

/** React wraps the event of the browser; Preact, in the script for contractors, gives it as it is. */
const isComposing = (event: KeyboardEvent | globalThis.KeyboardEvent): boolean =>
  'nativeEvent' in event ? event.nativeEvent.isComposing : event.isComposing

/** Enter sends, Shift and Enter begins a line. */
export const WritingField = ({ field, body, onBody, onFiles, onSend }: WritingFieldProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are put together, Enter belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    onSend()
  }
  return (
    <textarea
      ref={field}
      aria-label={chatWords.write}
      placeholder={chatWords.write}
      rows={1}
      maxLength={longestMessage}
      enterKeyHint="send"
      value={body}
      onChange={(event) => onBody(event.currentTarget.value)}
      onPaste={(event) => {
        const pasted = [...event.clipboardData.files]
        if (pasted.length > 0) onFiles(pasted)
      }}
      onKeyDown={onKeyDown}
    />
  )
}
