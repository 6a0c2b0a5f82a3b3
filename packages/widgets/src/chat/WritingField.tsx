import { longestMessage } from '@showroom/contract/chat/chat-choices'
import type { KeyboardEvent, RefObject } from 'react'
import { chatWords } from './messages.ts'
import type { Mentions } from './useMentions.ts'

type WritingFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>
  body: string
  mentions: Mentions
  onBody: (body: string) => void
  /** Pictures that were pasted. */
  onFiles: (files: readonly File[]) => void
  onSend: () => void
}

/** React wraps the event of the browser; Preact, in the script for contractors, gives it as it is. */
const isComposing = (event: KeyboardEvent | globalThis.KeyboardEvent): boolean =>
  'nativeEvent' in event ? event.nativeEvent.isComposing : event.isComposing

/** Enter sends, Shift and Enter begins a line; while somebody is being named, arrows and Enter choose whom. */
export const WritingField = ({ field, body, mentions, onBody, onFiles, onSend }: WritingFieldProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are put together, keys belong to the keyboard.
    if (isComposing(event) || mentions.onKeyDown(event)) return
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    onSend()
  }
  const isNaming = mentions.people.length > 0
  return (
    <textarea
      ref={field}
      aria-label={chatWords.write}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-controls={isNaming ? mentions.listId : undefined}
      aria-activedescendant={isNaming ? mentions.optionId(mentions.active) : undefined}
      placeholder={chatWords.write}
      rows={1}
      maxLength={longestMessage}
      enterKeyHint="send"
      value={body}
      onChange={({ currentTarget: { value, selectionStart } }) => {
        onBody(value)
        mentions.typed(selectionStart)
      }}
      onBlur={mentions.close}
      onPaste={(event) => {
        const pasted = [...event.clipboardData.files]
        if (pasted.length > 0) onFiles(pasted)
      }}
      onKeyDown={onKeyDown}
    />
  )
}
