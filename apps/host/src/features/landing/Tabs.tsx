import { type KeyboardEvent, useRef } from 'react'
import { indexAfter, stepOf } from '../../kit/walk.ts'

type Tab<Key extends string> = { tab: Key; label: string }
type Props<Key extends string> = {
  label: string
  tabs: readonly Tab<Key>[]
  selected: NoInfer<Key>
  /** The panel's element is known by this, a tab's by this and its key. */
  id: string
  onSelect(tab: NoInfer<Key>): void
}

/** Tabs of one panel; the arrow keys, Home and End choose. */
export const Tabs = <Key extends string>({ label, tabs, selected, id, onSelect }: Props<Key>) => {
  const list = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    const step = stepOf(event.key, 'row')
    const at = tabs.findIndex(({ tab }) => tab === selected)
    const next = step && tabs[indexAfter(step, at, { count: tabs.length, wraps: true })]
    if (!next) return
    event.preventDefault()
    onSelect(next.tab)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.tab}`)}`)?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="tabs to-edges landing-tabs"
      onKeyDown={press}
    >
      {tabs.map(({ tab, label: name }) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          aria-selected={tab === selected}
          aria-controls={id}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
