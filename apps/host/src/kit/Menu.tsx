import { type KeyboardEvent, useRef, useState } from 'react'
import './Menu.css'

export type Choice = { label: string; onChoose: () => void; isDanger?: boolean }

/** The ⋯ menu of a card: opens and closes by keyboard, and closes when one leaves it. */
export const Menu = ({ label, choices }: { label: string; choices: readonly Choice[] }) => {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const close = () => {
    box.current?.querySelector('button')?.focus()
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.stopPropagation()
      close()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || !isOpen) return
    event.preventDefault()
    const buttons = [...(box.current?.querySelectorAll<HTMLButtonElement>('li button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    buttons.at((at + step) % buttons.length)?.focus()
  }
  return (
    <div
      ref={box}
      className="project-menu"
      onKeyDown={onKeyDown}
      onBlur={(event) => !box.current?.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        type="button"
        className="project-menu-button"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        ⋯
      </button>
      {isOpen && (
        <ul>
          {choices.map(({ label: word, onChoose, isDanger }) => (
            <li key={word}>
              <button
                type="button"
                className={isDanger ? 'danger' : undefined}
                onClick={() => {
                  close()
                  onChoose()
                }}
              >
                {word}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
