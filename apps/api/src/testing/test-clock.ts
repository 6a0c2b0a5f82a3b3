/** The day that the tests' catalogue is of, and on which their clocks stand or start: no test depends on the real one. */
export const testDay = new Date('2026-11-23T17:00:00Z')

/** Goes as fast as the real one, from the tests' day on. */
export const testClock = (): (() => Date) => {
  const ahead = testDay.getTime() - Date.now()
  return () => new Date(Date.now() + ahead)
}
