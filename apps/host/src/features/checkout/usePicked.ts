import { useState } from 'react'

/** Shown at once as it was picked; what the server makes of it is shown when it has answered. */
export const usePicked = <Value>(
  value: Value,
  choose: (picked: Value) => Promise<unknown>,
): [Value, (picked: Value) => void] => {
  const [under, setUnder] = useState<{ picked: Value } | null>(null)
  const pick = (picked: Value) => {
    const own = { picked }
    setUnder(own)
    void choose(picked).finally(() => setUnder((known) => (known === own ? null : known)))
  }
  return [under ? under.picked : value, pick]
}
