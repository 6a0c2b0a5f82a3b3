import type { Db } from '../../platform/db/db.ts'

/** Orders that may be written at once: they want the same goods, and must not wait for them in all connections. */
const mostAtOnce = 4

type Gate = { inside: number; waiting: (() => void)[] }
const gates = new WeakMap<Db, Gate>()

const gateOf = (db: Db): Gate => {
  const gate = gates.get(db) ?? { inside: 0, waiting: [] }
  gates.set(db, gate)
  return gate
}

/** Some at a time, in the order in which they came. */
export const throughGate = async <Result>(db: Db, work: () => Promise<Result>): Promise<Result> => {
  const gate = gateOf(db)
  if (gate.inside >= mostAtOnce) await new Promise<void>((enter) => gate.waiting.push(enter))
  else gate.inside += 1
  try {
    return await work()
  } finally {
    const next = gate.waiting.shift()
    // Whoever waited takes the place over.
    if (next) next()
    else gate.inside -= 1
  }
}
