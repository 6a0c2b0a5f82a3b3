/** Calls back after a while that is longer each time, and as soon as there is a network. Gives what ends it. */
export const atNextChance = (timesLost: number, take: () => void) => {
  const timer = setTimeout(take, 500 * 4 ** timesLost)
  addEventListener('online', take)
  return () => {
    clearTimeout(timer)
    removeEventListener('online', take)
  }
}
