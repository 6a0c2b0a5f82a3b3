type Ranked = { key: number; popularity: number; id: number }

/** Lower keys come first, equals by popularity, then by id. */
const compare = (a: Ranked, b: Ranked): number => a.key - b.key || b.popularity - a.popularity || a.id - b.id

/** More than so many are sorted at once rather than kept in order one by one. */
const mostInHeap = 3_000

/** The first ones of many that are offered in any order. */
export const openBest = (most: number) => (most > mostInHeap ? openAll(most) : openHeap(most))

export type Best = {
  /** Whether it is among the first of those offered until now. */
  offer(key: number, popularity: number, id: number): boolean
  /** No key above it has a chance any more. */
  worst(): number
  inOrder(): number[]
}

const idsOf = (ranked: Ranked[]): number[] => ranked.sort(compare).map(({ id }) => id)

const openAll = (most: number): Best => {
  const all: Ranked[] = []
  return {
    offer: (key, popularity, id) => all.push({ key, popularity, id }) > 0,
    worst: () => Number.POSITIVE_INFINITY,
    inOrder: () => idsOf(all).slice(0, most),
  }
}

/** A heap with the worst of the kept ones on top. */
const openHeap = (most: number): Best => {
  const heap: Ranked[] = []
  return {
    offer: (key, popularity, id) => {
      const worst = heap[0]
      if (worst && heap.length === most) {
        if (key > worst.key) return false
        const offered = { key, popularity, id }
        if (compare(offered, worst) >= 0) return false
        sink(heap, offered)
        return true
      }
      if (most > 0) rise(heap, { key, popularity, id })
      return true
    },
    worst: () => (heap[0] && heap.length === most ? heap[0].key : Number.POSITIVE_INFINITY),
    inOrder: () => idsOf(heap),
  }
}

const rise = (heap: Ranked[], added: Ranked): void => {
  let at = heap.push(added) - 1
  while (at > 0) {
    const parentAt = (at - 1) >> 1
    const parent = heap[parentAt]
    if (!parent || compare(parent, added) >= 0) break
    heap[at] = parent
    at = parentAt
  }
  heap[at] = added
}

/** In the place of the worst. */
const sink = (heap: Ranked[], added: Ranked): void => {
  let at = 0
  for (;;) {
    const left = heap[at * 2 + 1]
    const right = heap[at * 2 + 2]
    if (!left) break
    const [childAt, child] = right && compare(right, left) > 0 ? [at * 2 + 2, right] : [at * 2 + 1, left]
    if (compare(child, added) <= 0) break
    heap[at] = child
    at = childAt
  }
  heap[at] = added
}
