import { useEmit, useShop, useShopState } from '@showroom/widgets/shop'
import { type ReactNode, useEffect, useState } from 'react'
import { defineElement } from '../element/define-element.ts'
import type { Page } from '../page.ts'

type ProbeProps = { label?: string; count?: number; isOpen?: boolean; layout?: string }

/** A widget that shows what it was given, and counts what happens to it. */
export const probeWidget = () => {
  const seen = { draws: 0, mounts: 0, unmounts: 0, props: [] as ProbeProps[] }
  const Widget = (props: ProbeProps): ReactNode => {
    const { label = 'unnamed', count = 0, isOpen = false, layout = 'grid' } = props
    const [clicks, setClicks] = useState(0)
    const shop = useShop()
    const status = useShopState((state) => state.status)
    const emit = useEmit()
    seen.draws += 1
    seen.props.push(props)
    useEffect(() => {
      seen.mounts += 1
      return () => {
        seen.unmounts += 1
      }
    }, [])
    return (
      <section className="probe" part="probe">
        <p>{`${label} ${count} ${isOpen ? 'open' : 'closed'} ${layout} ${shop.showroom} ${status}`}</p>
        <button type="button" onClick={() => setClicks(clicks + 1)}>{`clicked ${clicks}`}</button>
        <a href="#cart" onClick={() => emit('cart-opened', { count: 3 }, { cancelable: true })}>
          Cart
        </a>
      </section>
    )
  }
  return { seen, module: { Widget, css: ['.probe { color: rgb(1, 2, 3) }'] } }
}

let defined = 0

/** A tag of its own for each test: a name can be defined only once. */
export const defineProbe = (page: Page, load = probeWidget()) => {
  defined += 1
  const name = `test-probe-${defined}`
  const define = () =>
    defineElement({
      name,
      attributes: { label: 'string', count: 'number', 'is-open': 'boolean', layout: ['grid', 'carousel'] },
      widget: load.module,
      page,
    })
  return { name, define, seen: load.seen }
}

const aFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)))

/** The longest that a probe is waited for: one that is never drawn is a test of its own. */
const longestWaitMs = 5_000

const isUnderWay = (probe: Element) =>
  customElements.get(probe.localName) !== undefined &&
  (!probe.shadowRoot?.querySelector('.probe') || textOf(probe).endsWith(' waiting'))

/** Once what has changed shows, and no probe in the page waits for its shop any more. */
export const drawn = async () => {
  const since = performance.now()
  await aFrame()
  while (performance.now() - since < longestWaitMs) {
    const probes = [...document.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('test-probe-'),
    )
    const isAllDrawn = !probes.some(isUnderWay)
    // What is drawn has had its effects, which are counted, by the frame after it.
    await aFrame()
    if (isAllDrawn) return
  }
}

export const textOf = (element: Element) => element.shadowRoot?.querySelector('p')?.textContent ?? ''
