type LaneOptions<Item> = {
  /** How many run at once; no more are claimed. */
  atOnce: number
  claim: (most: number) => Promise<Item[]>
  /** Never rejects. */
  run: (item: Item) => Promise<void>
}

export type Lane = {
  /** Claims as many as there is room for, and begins them. Returns whether there may be more to claim. */
  fill: () => Promise<boolean>
  running: ReadonlySet<Promise<void>>
}

export const openLane = <Item>({ atOnce, claim, run }: LaneOptions<Item>): Lane => {
  const running = new Set<Promise<void>>()
  let ended = 0
  return {
    running,
    fill: async () => {
      const room = atOnce - running.size
      if (room <= 0) return true
      const endedBefore = ended
      const claimed = await claim(room)
      for (const item of claimed) {
        const one: Promise<void> = run(item).finally(() => {
          ended += 1
          running.delete(one)
        })
        running.add(one)
      }
      // What ended meanwhile may have made way for what the claim did not see yet.
      return claimed.length > 0 || ended !== endedBefore
    },
  }
}

/** Until nothing is due and nothing runs. */
export const drain = async ({ fill, running }: Lane): Promise<void> => {
  for (;;) {
    const mayHaveMore = await fill()
    if (running.size > 0) await Promise.race(running)
    else if (!mayHaveMore) return
  }
}

/** A pause that a wake ends. After a wake since the last `begin` it does not start at all. */
const openPause = (ms: number) => {
  let isWoken = false
  let end = () => {}
  return {
    begin: () => {
      isWoken = false
    },
    wake: () => {
      isWoken = true
      end()
    },
    wait: () =>
      new Promise<void>((resolve) => {
        if (isWoken) return resolve()
        const timer = setTimeout(resolve, ms)
        end = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
  }
}

type Kept = { wake: () => void; stop: () => Promise<void> }

/** Looks every `pollMs`, when it is woken, and when a place is free again. Stopped, it waits for what runs. */
export const keepFilled = (
  { fill, running }: Lane,
  { pollMs, report }: { pollMs: number; report: (error: unknown) => void },
): Kept => {
  const { begin, wake, wait } = openPause(pollMs)
  let isStopped = false
  const watched = new WeakSet<Promise<void>>()
  const loop = async () => {
    while (!isStopped) {
      begin()
      await fill().catch(report)
      for (const one of running) {
        if (!watched.has(one)) void one.then(wake)
        watched.add(one)
      }
      await wait()
    }
    await Promise.all(running)
  }
  const looping = loop()
  return {
    wake,
    stop: () => {
      isStopped = true
      wake()
      return looping
    },
  }
}
