type Waiting<Value> = { resolve: (value: Value | undefined) => void; reject: (reason: unknown) => void }

/** More than so many are asked by several statements, so that none keeps the others waiting for long. */
const mostTogether = 32

/**
 * Reads by key. What is asked for in one breath is read for at once, and together; what is asked while that is under
 * way, by the next statement. So what many ask for at the same time costs one way to the database for all of them.
 */
export const gathered = <Key, Value>(
  readMany: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): ((key: Key) => Promise<Value | undefined>) => {
  const waiting = new Map<Key, Waiting<Value>[]>()
  let isReading = false

  const readOnce = async () => {
    const taken = [...waiting].slice(0, mostTogether)
    for (const [key] of taken) waiting.delete(key)
    try {
      const found = await readMany(taken.map(([key]) => key))
      for (const [key, asking] of taken) for (const { resolve } of asking) resolve(found.get(key))
    } catch (error) {
      for (const [, asking] of taken) for (const { reject } of asking) reject(error)
    }
  }
  const readAll = async () => {
    isReading = true
    await Promise.resolve()
    while (waiting.size > 0) await readOnce()
    isReading = false
  }
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.set(key, [...(waiting.get(key) ?? []), { resolve, reject }])
      if (!isReading) void readAll()
    })
}
