type Keeping = { ms: number; now: () => Date }

/** What is read once in a while for everybody who asks meanwhile. A read that failed is not kept. */
export const keptFor = <Value>(read: () => Promise<Value>, { ms, now }: Keeping) => {
  let kept: { value: Promise<Value>; until: number } | null = null
  const forget = () => {
    kept = null
  }
  const get = (): Promise<Value> => {
    const at = now().getTime()
    if (kept && at < kept.until) return kept.value
    const reading = { value: read(), until: at + ms }
    kept = reading
    reading.value.catch(() => {
      if (kept === reading) forget()
    })
    return reading.value
  }
  return { get, forget }
}
