/** A page that nobody looks at for so long lets go of its connection. */
const hiddenMs = 60_000

export const isHidden = () => document.visibilityState === 'hidden'

type Attention = {
  /** Aborted when nobody looks any more, or all of it is over. */
  signal: AbortSignal
  /** Aborted when it is worth trying again at once: the network is back, somebody looks again. */
  woken: AbortSignal
  done: () => void
}

/** Whether somebody looks at the page. It is asked anew for each connection. */
export const attentive = (over: AbortSignal): Attention => {
  const cut = new AbortController()
  const wake = new AbortController()
  const listeners = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const done = () => {
    clearTimeout(timer)
    listeners.abort()
  }
  const heed = { signal: listeners.signal }
  const stop = () => {
    cut.abort()
    wake.abort()
    done()
  }
  over.addEventListener('abort', stop, heed)
  if (over.aborted) stop()

  const look = () => {
    clearTimeout(timer)
    if (isHidden()) timer = setTimeout(() => cut.abort(), hiddenMs)
    else wake.abort()
  }
  document.addEventListener('visibilitychange', look, heed)
  // A page that goes into the browser’s memory must not hold a connection there.
  addEventListener('pagehide', () => cut.abort(), heed)
  addEventListener('pageshow', () => wake.abort(), heed)
  addEventListener('online', () => wake.abort(), heed)
  if (isHidden()) look()
  return { signal: cut.signal, woken: wake.signal, done }
}

/** A pause that something can end. */
export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Resolves when somebody looks at the page, or when all is over. */
export const looked = async (over: AbortSignal): Promise<void> => {
  while (isHidden() && !over.aborted) {
    const { woken, done } = attentive(over)
    await pause(2 ** 31 - 1, woken)
    done()
  }
}
