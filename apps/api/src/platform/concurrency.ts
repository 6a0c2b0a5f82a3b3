type Run = <Result>(work: () => Promise<Result>) => Promise<Result>
type RunKeyed = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** Works of one key one after the other, as they came; those of different keys beside each other. */
export const keyedMutex = (): RunKeyed => {
  const last = new Map<string, Promise<unknown>>()
  return async (key, work) => {
    const before = last.get(key) ?? Promise.resolve()
    const running = before.catch(() => undefined).then(work)
    last.set(key, running)
    try {
      return await running
    } finally {
      if (last.get(key) === running) last.delete(key)
    }
  }
}

type Bounds = {
  atOnce: number
  mostWaiting?: number
  /** Throws for whoever would be one too many. */
  onFull?: () => never
}

/** So many works at once; the others wait, and go on in the order in which they came. */
export const semaphore = ({ atOnce, mostWaiting = Number.POSITIVE_INFINITY, onFull }: Bounds): Run => {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= mostWaiting) onFull?.()
      await new Promise<void>((go) => waiting.push(go))
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Whoever waited takes the place over.
      if (next) next()
      else running -= 1
    }
  }
}

/** One for each object, for as long as somebody has it: of a database, as a process has one. */
export const onePer = <Key extends object, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    const value = made.get(key) ?? make(key)
    made.set(key, value)
    return value
  }
}
