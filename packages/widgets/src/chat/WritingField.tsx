import { longestMessage } from '@showroom/contract/chat/chat-choices'
import type { KeyboardEvent, RefObject } from 'react'
import { chatWords } from './messages.ts'
import type { Suggestions } from './useSuggestions.ts'

type WritingFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>
  body: string
  suggestions: Suggestions
  onBody: (body: string) => void
  /** Pictures that were pasted. */
  onFiles: (files: readonly File[]) => void
  onSend: () => void
}

/** React wraps the event of the browser; Preact, in the script for contractors, gives it as it is. */
const isComposing = (event: KeyboardEvent | globalThis.KeyboardEvent): boolean =>
  'nativeEvent' in event ? event.nativeEvent.isComposing : event.isComposing

/** Enter sends, Shift and Enter begins a line; while something is offered, arrows and Enter choose of it. */
export const WritingField = ({ field, body, suggestions, onBody, onFiles, onSend }: WritingFieldProps) => {
  const onKeyDown = (event: KeyboardEvent) => {
    // While letters are put together, keys belong to the keyboard.
    if (isComposing(event) || suggestions.onKeyDown(event)) return
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    onSend()
  }
  const isOffering = suggestions.items.length > 0
  return (
    <textarea
      ref={field}
      aria-label={chatWords.write}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-controls={isOffering ? suggestions.listId : undefined}
      aria-activedescendant={isOffering ? suggestions.optionId(suggestions.active) : undefined}
      placeholder={chatWords.write}
      rows={1}
      maxLength={longestMessage}
      enterKeyHint="send"
      value={body}
      onChange={({ currentTarget: { value, selectionStart } }) => {
        onBody(value)
        suggestions.typed(selectionStart)
      }}
      onBlur={suggestions.close}
      onPaste={(event) => {
        const pasted = [...event.clipboardData.files]
        if (pasted.length > 0) onFiles(pasted)
      }}
      onKeyDown={onKeyDown}
    />
  )
}
