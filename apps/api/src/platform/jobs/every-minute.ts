const minuteMs = 60_000

/** Once now, then a minute after the last was done, as long as the process runs. Returns the undo. */
export const everyMinute = (
  work: () => Promise<unknown>,
  report: (error: unknown) => void,
): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const turn = async () => {
    await work().catch(report)
    if (isStopped) return
    timer = setTimeout(() => (running = turn()), minuteMs)
    timer.unref()
  }
  let running = turn()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
