import { button, element } from './element.ts'

type Tab = { button: HTMLButtonElement; panel: HTMLElement; count: HTMLElement }

export type Tabs<Name extends string> = {
  list: HTMLElement
  body: HTMLElement
  fill: (name: Name, view: Node, count?: number) => void
}

/** Tabs as the ARIA practices have them: arrows walk, the one that is walked to is shown. */
export const tabbed = <Name extends string>(
  names: readonly Name[],
  titleOf: (name: Name) => string,
): Tabs<Name> => {
  const list = element('div', { class: 'tabs', role: 'tablist' })
  const body = element('div', { class: 'body' })
  const tabs = new Map<Name, Tab>()
  const choose = (chosen: Name) => {
    for (const [name, tab] of tabs) {
      tab.button.setAttribute('aria-selected', String(name === chosen))
      tab.button.tabIndex = name === chosen ? 0 : -1
      tab.panel.hidden = name !== chosen
    }
  }
  for (const name of names) {
    const title = titleOf(name)
    const tab = button(title, () => choose(name), { role: 'tab', id: `tab-${name}`, 'aria-controls': name })
    // There from the start, so that no tab moves when the first count comes.
    const count = element('span', { class: 'count' })
    tab.append(count)
    const panel = element('div', { role: 'tabpanel', id: name, 'aria-labelledby': `tab-${name}` })
    tabs.set(name, { button: tab, panel, count })
    list.append(tab)
    body.append(panel)
  }
  list.addEventListener('keydown', ({ key }) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
    const at = names.findIndex((name) => tabs.get(name)?.button.tabIndex === 0)
    const next = step && names[(at + step + names.length) % names.length]
    if (!next) return
    choose(next)
    tabs.get(next)?.button.focus()
  })
  const [first] = names
  if (first) choose(first)
  return { list, body, fill: filling(tabs) }
}

const filling =
  <Name extends string>(tabs: ReadonlyMap<Name, Tab>) =>
  (name: Name, view: Node, count?: number) => {
    const tab = tabs.get(name)
    tab?.panel.replaceChildren(view)
    if (count !== undefined) tab?.count.replaceChildren(String(count))
  }
