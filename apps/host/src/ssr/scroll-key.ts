/**
 * Gives the first place of a visit a name of its own in the browser's history. The router keeps by that name how far a
 * page was scrolled, and calls every first place the same: a page that is typed in would begin where the last was left.
 */
export const keyFirstEntry = (): void => {
  const state: unknown = history.state
  const kept = typeof state === 'object' && state !== null ? state : {}
  if ('key' in kept) return
  history.replaceState({ ...kept, key: Math.random().toString(36).slice(2, 10) }, '')
}
