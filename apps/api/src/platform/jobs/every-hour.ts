export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** As long as the process runs. Returns the undo. */
export const everyHour = (work: () => Promise<unknown>, report: (error: unknown) => void): (() => void) => {
  const timer = setInterval(() => void work().catch(report), hourMs)
  timer.unref()
  return () => clearInterval(timer)
}
