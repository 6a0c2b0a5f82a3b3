import { useState } from 'react'

/** What of a list somebody has ticked, by id. */
export const useTicked = () => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const tick = (ids: readonly string[], isTicked: boolean) =>
    setChosen((before) => {
      const after = new Set(before)
      for (const id of ids)
        if (isTicked) after.add(id)
        else after.delete(id)
      return after
    })
  return { chosen, tick }
}
