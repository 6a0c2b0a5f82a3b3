import { useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether this very drawing stands on nodes that a server has drawn: it must equal them. */
const useIsTakingOver = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )

/** Whether this place of the page came as HTML. It stays so for as long as the place is there. */
export const useIsTakenOver = (): boolean => {
  const isTakingOver = useIsTakingOver()
  const [isTakenOver] = useState(isTakingOver)
  return isTakenOver
}

/** What this browser remembers. A server remembers nothing of anybody, so what it drew begins with `nothing`. */
export const useRecalled = <Value>(recall: () => Value, nothing: Value) => {
  const isTakenOver = useIsTakenOver()
  const [value, setValue] = useState(() => (isTakenOver ? nothing : recall()))
  useEffect(() => {
    if (isTakenOver) setValue(recall())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the page has been taken over
  }, [isTakenOver])
  return [value, setValue] as const
}
