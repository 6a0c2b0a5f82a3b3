/** How much more memory the process takes at its highest while something is done. */
export const extraMemory = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.memoryUsage().rss
  let highest = before
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss)
  }, 5)
  await work()
  clearInterval(watch)
  return Math.max(highest, process.memoryUsage().rss) - before
}

/** More than one picture of the largest size takes, and far less than what a bomb would. */
export const mostExtra = 250 * 1_024 * 1_024
