const graceMs = 10_000

/** Ctrl-C reaches us from the terminal and once more through npm: only a later signal is impatience. */
const sameSignalMs = 1_000

/** Runs `stop` once on SIGTERM or Ctrl-C, then ends the process. A request that never ends does not keep it alive. */
export const onStopSignal = (stop: () => Promise<void>, drainMs: number) => {
  let stoppingSince: number | null = null
  const end = async () => {
    if (stoppingSince !== null) {
      if (Date.now() - stoppingSince > sameSignalMs) process.exit(1)
      return
    }
    stoppingSince = Date.now()
    setTimeout(() => process.exit(1), drainMs + graceMs).unref()
    try {
      await stop()
      process.exit(0)
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  }
  process.on('SIGTERM', () => void end())
  process.on('SIGINT', () => void end())
}
