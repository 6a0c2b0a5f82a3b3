/** Works when it is woken, and by itself when the next piece is due; one round at a time. */
export const keepWorking = (round: () => Promise<number>, onError: (error: unknown) => void) => {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let isWanted = false
  let isOver = false

  const rounds = async () => {
    while (isWanted && !isOver) {
      isWanted = false
      const pause = await round()
      if (pause === 0) isWanted = true
      else if (!isOver) timer = setTimeout(wake, pause)
    }
  }
  const wake = () => {
    clearTimeout(timer)
    isWanted = true
    running ??= rounds()
      .catch(onError)
      .finally(() => {
        running = null
        // Woken while it was ending.
        if (isWanted && !isOver) timer = setTimeout(wake, 0)
      })
  }
  const stop = async () => {
    isOver = true
    clearTimeout(timer)
    await running
  }
  return { wake, stop }
}
