import { type FormEvent, useId, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { searchMessages } from './messages.ts'

type Props = {
  /** The list that is searched, where a page may have several. */
  of?: string
  value: string
  onSearch: (text: string) => void
}

/** Searches when the visitor says so: one gesture, one request. */
export function SearchBox({ of, value, onSearch }: Props) {
  const id = useId()
  const [text, setText] = useState(value)
  const [shown, setShown] = useState(value)
  // While drawing and not in an effect, which would come after the first letters that a visitor types.
  if (shown !== value) {
    setShown(value)
    setText(value)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== value) onSearch(text.trim())
  }
  const clear = () => {
    setText('')
    if (value) onSearch('')
  }
  return (
    <form className="search" part="search" role="search" aria-label={of} onSubmit={submit}>
      <label htmlFor={id} className="said">
        {searchMessages.label}
      </label>
      <input
        id={id}
        className="search-text"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={120}
        placeholder={searchMessages.hint}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {text && (
        <button type="button" className="search-button" aria-label={searchMessages.clear} onClick={clear}>
          <Icon name="close" size={18} />
        </button>
      )}
      <button type="submit" className="search-button" aria-label={searchMessages.now}>
        <Icon name="search" />
      </button>
    </form>
  )
}
