import { useRef, useState } from 'react'
import { useDismiss } from '../useDismiss.ts'
import { CheckField } from '../form/CheckField.tsx'
import { tableMessages as messages } from './table.messages.ts'

type Props = {
  columns: readonly { key: string; title: string }[]
  hidden: ReadonlySet<string>
  onHide: (columns: readonly string[]) => void
}

/** Which columns are shown; the first one names the row and always is. */
export const ColumnChooser = ({ columns, hidden, onHide }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useDismiss(box, isOpen, () => setOpen(false))
  const change = (key: string, isShown: boolean) => {
    const after = new Set(hidden)
    if (isShown) after.delete(key)
    else after.add(key)
    onHide([...after])
  }
  return (
    <div
      ref={box}
      className="column-chooser"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        box.current?.querySelector('button')?.focus()
        setOpen(false)
      }}
    >
      <button type="button" className="button quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {messages.columns}
      </button>
      {isOpen && (
        <fieldset className="column-choices">
          <legend className="visually-hidden">{messages.columns}</legend>
          {columns.slice(1).map(({ key, title }) => (
            <CheckField
              key={key}
              name={`column-${key}`}
              checked={!hidden.has(key)}
              onChange={(isShown) => change(key, isShown)}
            >
              {title}
            </CheckField>
          ))}
        </fieldset>
      )}
    </div>
  )
}
