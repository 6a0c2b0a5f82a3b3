import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { defineProbe, drawn, probeWidget } from '../testing/probe.tsx'
import { pageWith, shopAnswer } from '../testing/shop-answer.ts'
import type { InitialData } from './hydrate.ts'

afterEach(() => document.body.replaceChildren())

const parts = 12

/** A widget of parts that may wait, each of which takes longer than a task may. */
const slowParts = () => {
  const seen = { drawnInTasks: new Set<number>(), isSlow: false, task: 0 }
  const work = () => {
    const since = performance.now()
    while (seen.isSlow && performance.now() - since < 9) continue
  }
  const Part = ({ name }: { name: number }) => {
    const [presses, setPresses] = useState(0)
    seen.drawnInTasks.add(seen.task)
    work()
    return <button type="button" onClick={() => setPresses(presses + 1)}>{`${name}: ${presses}`}</button>
  }
  Part.isSlice = true
  const probe = probeWidget()
  const Outer = probe.module.Widget
  const Widget: typeof Outer = (props) => (
    <>
      <ul>
        {Array.from({ length: parts }, (_, name) => (
          <li key={name}>
            <Part name={name} />
          </li>
        ))}
      </ul>
      {Outer(props)}
    </>
  )
  return { seen, load: { ...probe, module: { ...probe.module, Widget } } }
}

const partsOf = (element: Element) => [...(element.shadowRoot?.querySelectorAll('li button') ?? [])]

/** The tag as a server drew it, before its code has come. */
const arrived = async () => {
  const page = pageWith('HARVEST2')
  const { seen, load } = slowParts()
  const source = defineProbe(pageWith('HARVEST2'), load)
  source.define()
  document.body.innerHTML = `<${source.name} label="Tile"></${source.name}>`
  await drawn()
  const html = document.body.firstElementChild?.shadowRoot?.innerHTML ?? ''
  seen.drawnInTasks.clear()
  const written: InitialData = {
    build: page.build,
    values: { label: 'Tile' },
    shop: shopAnswer('HARVEST2'),
    given: { at: Date.now(), answers: {} },
  }
  const probe = defineProbe(page, load)
  document.body.setHTMLUnsafe(`<${probe.name} label="Tile"><template shadowrootmode="open">${html}
    <script type="application/json">${JSON.stringify(written)}</script></template></${probe.name}>`)
  const element = document.body.firstElementChild
  if (!element) throw new Error('Nothing was inserted.')
  seen.isSlow = true
  return { probe, element, nodes: partsOf(element), seen }
}

test('parts that a task has no time for are hydrated in later ones, with the nodes they have', async () => {
  const { probe, element, nodes, seen } = await arrived()
  expect(nodes).toHaveLength(parts)
  const tasks = new MessageChannel()
  tasks.port1.onmessage = () => {
    seen.task += 1
    tasks.port2.postMessage(null)
  }
  tasks.port2.postMessage(null)
  probe.define()
  await eventually(() => expect(probe.seen.mounts).toBe(2))
  await eventually(() => expect(seen.drawnInTasks.size).toBeGreaterThan(parts / 3))
  for (const [name, node] of nodes.entries()) {
    await eventually(() => {
      if (node instanceof HTMLElement && node.textContent === `${name}: 0`) node.click()
      expect(node.textContent).toBe(`${name}: 1`)
    })
  }
  tasks.port1.close()
  expect(partsOf(element)).toEqual(nodes)
  expect(element.shadowRoot?.querySelectorAll('.probe')).toHaveLength(1)
})

test('whoever presses a part that waits is answered at once, and once', async () => {
  const { probe, element, nodes } = await arrived()
  const last = nodes.at(-1)
  probe.define()
  // Its first task has ended: the frame's root listens, and the last part waits.
  await eventually(() => expect(element.shadowRoot?.querySelector('script')).toBeNull())
  if (last instanceof HTMLElement) last.click()
  await eventually(() => expect(last?.textContent).toBe(`${parts - 1}: 1`))
  await drawn()
  expect(last?.textContent).toBe(`${parts - 1}: 1`)
  expect(partsOf(element)).toEqual(nodes)
})
