const pausesMs = [2_000, 5_000]

/**
 * Asks, and asks again where the connection broke: after a moment, after a longer one, then whenever the network is back
 * or the page is looked at again. `ask` says whether its call was lost; an answer, whatever it is, is not asked for
 * again before the network comes back. Gives what ends it.
 */
export const askUntilAnswered = (ask: (isAgain: boolean) => Promise<boolean>): (() => void) => {
  const end = new AbortController()
  const { signal } = end
  let timer: ReturnType<typeof setTimeout> | undefined
  let timesLost = 0
  let isUnderWay = false
  const run = async (isAgain: boolean) => {
    if (isUnderWay) return
    clearTimeout(timer)
    isUnderWay = true
    const isLost = await ask(isAgain)
    isUnderWay = false
    const pause = isLost && !signal.aborted ? pausesMs[timesLost] : undefined
    timesLost = isLost ? timesLost + 1 : 0
    if (pause !== undefined) timer = setTimeout(() => void run(true), pause)
  }
  const runAnew = () => {
    timesLost = 0
    void run(true)
  }
  const look = () => {
    if (timesLost > 0 && document.visibilityState === 'visible') runAnew()
  }
  window.addEventListener('online', runAnew, { signal })
  document.addEventListener('visibilitychange', look, { signal })
  void run(false)
  return () => {
    clearTimeout(timer)
    end.abort()
  }
}
