import { type KeyboardEvent, useRef } from 'react'

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
  const choose = (index: number) => {
    const next = tabs[(index + tabs.length) % tabs.length]
    if (!next) return
    onSelect(next.tab)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.tab}`)}`)?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ tab }) => tab === selected)
    const moves: Record<string, number> = {
      ArrowRight: at + 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const to = moves[event.key]
    if (to === undefined) return
    event.preventDefault()
    choose(to)
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className="landing-tabs" onKeyDown={press}>
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
