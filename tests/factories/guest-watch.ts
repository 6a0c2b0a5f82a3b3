import type { BrowserContext, CDPSession, Page } from '@playwright/test'

/**
 * What a good guest never does, found in the page itself: a global, a replaced or added method, a changed element, a
 * style outside our roots, a layout shift, a violated policy. Each finding is a line of text.
 */
export type Watch = {
  /** Reads what the page of this moment shows; before it is left, because the next one begins anew. */
  look: () => Promise<string[]>
  /**
   * What a visitor asks of a widget changes it when the answer comes: what moves in our roots is excused until the test
   * has seen the answer, and what moves on the page is not. Outside of it nothing is told after the first gesture.
   */
  answering: (ask: () => Promise<void>) => Promise<void>
}

export const watchContext = async (context: BrowserContext) => {
  await context.addInitScript(watchInPage)
}

export const watchOf = (page: Page): Watch => {
  let session: Promise<CDPSession> | undefined
  // Not `page.evaluate`: pages that break the language would break what it does in them.
  const ask = async (moment = '') => {
    session ??= page.context().newCDPSession(page)
    const { result, exceptionDetails } = await (await session).send('Runtime.evaluate', {
      expression: `window[Symbol.for('guest-watch')]('${moment}')`,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(`The page is not watched: ${result.description}`)
    return String(result.value).split('\n').filter(Boolean)
  }
  return {
    // A test that failed before its page was there has nothing else to tell.
    look: async () => (page.url() === 'about:blank' ? [] : ask()),
    answering: async (act) => {
      await ask('asked')
      await act()
      await ask('answered')
    },
  }
}

/** Runs before everything else in each document, keeping the language as it found it. */
const watchInPage = () => {
  const { ownKeys, getOwnPropertyDescriptor: describe } = Reflect
  const { max, round } = Math
  const { Set: KnownSet, Map: KnownMap } = globalThis
  const has = KnownSet.prototype.has
  const add = KnownSet.prototype.add
  const read = KnownMap.prototype.get
  const keep = KnownMap.prototype.set
  const test = RegExp.prototype.test
  const apply = Reflect.apply
  let found = ''
  const tell = (line: string) => {
    if (`\n${found}`.indexOf(`\n${line}\n`) < 0) found += `${line}\n`
  }

  const places: [string, object][] = [['window', window]]
  for (const name of ['Object', 'Function', 'Array', 'String', 'Promise', 'Map', 'Set', 'Symbol', 'Event'])
    places[places.length] = [name, Reflect.get(window, name).prototype]
  for (const name of ['Node', 'Element', 'HTMLElement', 'Document', 'ShadowRoot', 'EventTarget', 'History'])
    places[places.length] = [name, Reflect.get(window, name).prototype]
  places[places.length] = ['Object itself', Object]
  places[places.length] = ['customElements', CustomElementRegistry.prototype]
  places[places.length] = ['console', console]

  /** Frames of a page are numbered properties of its window; the test runner has its own. */
  const isNobodys = /^(\d+|__pw.*|__playwright.*|Showroom|Symbol\((guest-watch|showroom\.shops)\))$/
  type Known = { keys: Set<string | symbol>; values: Map<string | symbol, unknown> }
  const known: Known[] = []
  const learn = () => {
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index]?.[1] ?? window
      const keys = ownKeys(place)
      known[index] ??= { keys: new KnownSet(), values: new KnownMap() }
      const one = known[index]
      for (let at = 0; one && at < keys.length; at += 1) {
        const key = keys[at] ?? ''
        apply(add, one.keys, [key])
        apply(keep, one.values, [key, describe(place, key)?.value])
      }
    }
  }
  const compareKeys = () => {
    for (let index = 0; index < places.length; index += 1) {
      const [name, place] = places[index] ?? ['', window]
      const one = known[index]
      const keys = ownKeys(place)
      for (let at = 0; one && at < keys.length; at += 1) {
        const key = keys[at] ?? ''
        if (apply(test, isNobodys, [String(key)])) continue
        if (!apply(has, one.keys, [key])) tell(`global: ${name} has got ${String(key)}`)
        else if (typeof describe(place, key)?.value === 'function')
          if (describe(place, key)?.value !== apply(read, one.values, [key]))
            tell(`global: ${name} has another ${String(key)}`)
      }
    }
  }

  let drawn = ''
  /** The page's own markup, without what stands in shadow roots; the title is the page's own news. */
  const markup = () => {
    const root = document.documentElement.cloneNode(true)
    const title = root instanceof Element ? root.querySelector('title') : null
    title?.parentNode?.removeChild(title)
    return root instanceof Element ? root.outerHTML : ''
  }
  const compareMarkup = () => {
    if (document.adoptedStyleSheets.length > 0) tell('page: has got an adopted sheet')
    const now = markup()
    if (now === drawn) return
    let same = 0
    while (now[same] === drawn[same]) same += 1
    const from = max(0, same - 40)
    tell(`page: ${drawn.slice(from, same + 80)} became ${now.slice(from, same + 80)}`.replace(/\n/g, ' '))
  }

  // Browsers excuse what moves half a second after a gesture; an answer may take longer, and is nobody's jump. What is
  // asked for within `answering` is judged however long it takes.
  const smallest = 0.01
  let touchedAt = Number.POSITIVE_INFINITY
  for (const gesture of ['pointerdown', 'keydown'])
    addEventListener(gesture, ({ timeStamp }) => (touchedAt = Math.min(touchedAt, timeStamp)), true)

  const shifts = new PerformanceObserver((list) => take(list.getEntries()))
  const take = (entries: PerformanceEntryList) => {
    for (let index = 0; index < entries.length; index += 1) {
      const entry = entries[index]
      if (!entry || Reflect.get(entry, 'hadRecentInput')) continue
      const value = round(Reflect.get(entry, 'value') * 10_000) / 10_000
      const sources = Reflect.get(entry, 'sources') ?? []
      const isAnswered = isAnswer(entry.startTime)
      if (entry.startTime > touchedAt && (!isAnswered || isOurs(sources))) continue
      const [source] = sources
      // What moved within a shadow root has no node to tell.
      const { node, previousRect: before, currentRect: after } = source ?? {}
      const what = node instanceof Element ? `${node.localName}.${node.className}` : 'something'
      const way = before && after && `${placeOf(before)} to ${placeOf(after)}`
      if (value > (isAnswered ? smallest : 0))
        tell(`shift: ${value} of ${what}, ${way} at ${round(entry.startTime)} ms`)
    }
  }
  const isOurs = (sources: { node: Node | null }[]) => {
    for (let index = 0; index < sources.length; index += 1) if (sources[index]?.node) return false
    return true
  }
  let askedAt = Number.POSITIVE_INFINITY
  let answeredAt = Number.POSITIVE_INFINITY
  const isAnswer = (time: number) => time >= askedAt && time <= answeredAt
  const placeOf = ({ x, y, width, height }: DOMRect) =>
    `${round(x)},${round(y)} ${round(width)}×${round(height)}`
  shifts.observe({ type: 'layout-shift', buffered: true })

  document.addEventListener('securitypolicyviolation', (event) => {
    tell(`policy: ${event.effectiveDirective} refused ${event.blockedURI} ${event.sample}`)
  })

  learn()
  // Parsed, and all that the page runs at once has run; modules and what is deferred come after it.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return
    learn()
    drawn = markup()
  })
  Reflect.set(window, Symbol.for('guest-watch'), (moment: '' | 'asked' | 'answered') => {
    if (moment === 'asked') askedAt = performance.now()
    if (moment === 'answered') answeredAt = performance.now()
    take(shifts.takeRecords())
    compareKeys()
    if (drawn) compareMarkup()
    if (document.cookie) tell(`cookie: ${document.cookie}`)
    return found
  })
}
