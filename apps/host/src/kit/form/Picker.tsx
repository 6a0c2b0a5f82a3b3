import { type Ref, useEffect, useId, useRef } from 'react'
import type { PickerOption } from './picker.rules.ts'
import { usePicker } from './usePicker.ts'
import { kitMessages as messages } from '../messages.ts'
import './Picker.css'

export type PickerProps = {
  /** Of the field for readers; a label in sight belongs to what frames the picker. */
  label: string
  name: string
  options: readonly PickerOption[]
  value: string
  onChange: (value: string) => void
  /** What the closed field says of the chosen option; its label if nothing is given. */
  shown?: (option: PickerOption) => string
  autoComplete?: string
  control?: Record<string, unknown>
}

/** One of many: a list to open, and a field in it that finds by name or code. */
export const Picker = ({ label, name, options, value, onChange, ...rest }: PickerProps) => {
  const { shown = ({ label }) => label, autoComplete = 'off', control } = rest
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const picker = usePicker({ options, value, onChange })
  const { typed, isOpen, found, at } = picker
  const chosen = options.find((option) => option.value === value)
  const closedText = chosen ? shown(chosen) : ''
  useInSight(list, isOpen ? `${id}-${found[at]?.value}` : '')
  return (
    <span className="picker" data-open={isOpen || undefined}>
      <input
        className="form-input form-select"
        role="combobox"
        name={name}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found[at] ? `${id}-${found[at].value}` : undefined}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        placeholder={closedText}
        value={typed ?? closedText}
        data-value={value}
        onChange={(event) => {
          const text = event.currentTarget.value
          // Typed behind what the closed field says, it is a search of its own.
          picker.type(!isOpen && text.startsWith(closedText) ? text.slice(closedText.length) : text)
        }}
        onClick={() => (isOpen ? picker.close() : picker.open())}
        onBlur={picker.leave}
        onKeyDown={picker.press}
        {...control}
      />
      {isOpen && (
        <Options
          id={id}
          label={label}
          list={list}
          found={found}
          at={at}
          value={value}
          choose={picker.choose}
        />
      )}
      <span className="visually-hidden" role="status">
        {isOpen && typed !== '' ? messages.choices(found.length) : ''}
      </span>
    </span>
  )
}

type OptionsProps = {
  id: string
  label: string
  list: Ref<HTMLUListElement>
  found: readonly PickerOption[]
  at: number
  value: string
  choose: (option: PickerOption) => void
}

const Options = ({ id, label, list, found, at, value, choose }: OptionsProps) => (
  <ul
    ref={list}
    id={id}
    className="picker-list"
    role="listbox"
    aria-label={label}
    // The field keeps the keyboard; what is pressed here is chosen.
    onMouseDown={(event) => event.preventDefault()}
  >
    {found.map((option, index) => (
      <li
        key={option.value}
        id={`${id}-${option.value}`}
        role="option"
        aria-selected={option.value === value}
        data-active={index === at || undefined}
        onClick={() => choose(option)}
      >
        {option.label}
        {option.code && <small>{option.code}</small>}
      </li>
    ))}
    {found.length === 0 && (
      <li className="picker-none" role="option" aria-disabled="true" aria-selected="false">
        {messages.nothingFound}
      </li>
    )}
  </ul>
)

/** The option that Enter would take is always in sight. */
const useInSight = (list: { current: HTMLElement | null }, id: string) =>
  useEffect(() => {
    if (id === '') return
    const active = list.current?.querySelector<HTMLElement>('[data-active]')
    if (!active || !list.current) return
    const { offsetTop, offsetHeight } = active
    const { scrollTop, clientHeight } = list.current
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop
    else if (offsetTop + offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = offsetTop + offsetHeight - clientHeight
  }, [list, id])
