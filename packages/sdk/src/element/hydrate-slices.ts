import { type Component, options } from 'preact'

/** A task ends after so long, if there is a component to end it at: a slow phone does less in one, and answers between. */
const sliceMs = 8
/** Whoever reaches for a tag finds all of it hydrated. */
const gestures = ['pointerdown', 'focusin', 'click', 'input']

/** Preact's names, as it writes them for others too: before a component is drawn, what failed, and the component. */
type Drawn = { type: { isSlice?: boolean }; __c: Component }
type Hooks = {
  __r?: (drawn: Drawn) => void
  __e?: (failure: unknown, ...more: unknown[]) => void
  debounceRendering?: ((draw: () => void) => void) | undefined
}

type Slice = { until: number; waiting: Component[]; next?: Component | undefined }
let slice: Slice | null = null

/** A component that throws a promise keeps the server's nodes, and hydrates them when it is drawn again. */
const later = new Promise<never>(() => undefined)

const hooks = options as Hooks
const { __r: beforeDrawing, __e: fail } = hooks
hooks.__r = (drawn) => {
  const { type, __c: component } = drawn
  if (slice && type.isSlice && component !== slice.next && performance.now() > slice.until) {
    slice.waiting.push(component)
    throw later
  }
  beforeDrawing?.(drawn)
}
hooks.__e = (failure, ...more) => {
  if (failure !== later) fail?.(failure, ...more)
}

const rest = () => new Promise((done) => setTimeout(done))

type Hydrating = {
  root: ShadowRoot
  draw: () => void
  /** Runs what draws as a server did. */
  within: (work: () => void) => void
  /** All of it is hydrated. */
  done: () => void
}

/**
 * Hydrates what a task has time for, and the rest in tasks of its own. Components that draw one element each, whatever
 * they are given, may wait (`isSlice`): to the nodes of others Preact would not find back.
 */
export const hydrateInSlices = async ({ root, draw, within, done }: Hydrating) => {
  const waiting: Component[] = []
  const end = new AbortController()
  const work = (until: number, step: (current: Slice) => void) =>
    within(() => {
      slice = { until, waiting }
      try {
        step(slice)
      } finally {
        slice = null
      }
    })
  const goOn = (until: number) => {
    hooks.debounceRendering = (redraw) => redraw()
    work(until, (current) => {
      do {
        current.next = waiting.shift()
        current.next?.forceUpdate()
      } while (waiting.length && performance.now() < until)
    })
    hooks.debounceRendering = undefined
    if (waiting.length) return
    end.abort()
    done()
  }
  const atOnce = () => goOn(Infinity)
  for (const gesture of gestures)
    root.addEventListener(gesture, atOnce, { capture: true, signal: end.signal })
  work(performance.now() + sliceMs, () => draw())
  do {
    if (waiting.length) await rest()
    if (!end.signal.aborted) goOn(performance.now() + sliceMs)
  } while (!end.signal.aborted)
}
