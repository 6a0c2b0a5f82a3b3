/** Steps of the arrow keys through what can be reached, in reading order. */
export type Step = 'next' | 'previous' | 'first' | 'last'

export const stepOf = (key: string, along: 'row' | 'column', isRightToLeft = false): Step | null => {
  const ends: Record<string, Step> = { Home: 'first', End: 'last' }
  const column: Record<string, Step> = { ArrowDown: 'next', ArrowUp: 'previous' }
  const row: Record<string, Step> = isRightToLeft
    ? { ArrowLeft: 'next', ArrowRight: 'previous' }
    : { ArrowRight: 'next', ArrowLeft: 'previous' }
  return ends[key] ?? (along === 'row' ? row : column)[key] ?? null
}

/** Where a step leads among so many; a row begins anew at its end, a column does not. */
export const indexAfter = (step: Step, at: number, { count, wraps }: { count: number; wraps: boolean }) => {
  if (step === 'first') return 0
  if (step === 'last') return count - 1
  const wanted = at + (step === 'next' ? 1 : -1)
  return wraps ? (wanted + count) % count : Math.min(Math.max(wanted, 0), count - 1)
}
