/** Not in every browser, so not in the compiler's library. */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null }[]
}

const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift'

/** What jumped on the page so far, by the tag that stands right before it, or around it. */
export const shiftsOf = (elements: readonly HTMLElement[]): Map<HTMLElement, number> => {
  const shifts = new Map<HTMLElement, number>()
  for (const { value, hadRecentInput, sources } of pastShifts()) {
    if (hadRecentInput) continue
    const pushers = sources.flatMap(({ node }) => (node ? lastBefore(node, elements) : []))
    for (const pusher of new Set(pushers)) shifts.set(pusher, (shifts.get(pusher) ?? 0) + value)
  }
  return shifts
}

const pastShifts = (): LayoutShift[] => {
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return []
  const observer = new PerformanceObserver(() => undefined)
  observer.observe({ type: 'layout-shift', buffered: true })
  const entries = observer.takeRecords().filter(isShift)
  observer.disconnect()
  return entries
}

const lastBefore = (node: Node, elements: readonly HTMLElement[]): HTMLElement[] => {
  const before = elements.filter((element) => {
    const position = element.compareDocumentPosition(node)
    const isAround = element === node || (position & Node.DOCUMENT_POSITION_CONTAINED_BY) !== 0
    return isAround || (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  })
  return before.slice(-1)
}
