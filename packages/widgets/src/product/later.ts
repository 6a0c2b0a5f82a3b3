import { turn } from '../ui/turn.ts'

/** A product is seen and can be bought first; what is read below it, or said once something was measured, comes after. */
const loadLater = async () => {
  const doors = await import('./later-door.ts')
  await turn()
  return doors
}

type Doors = Awaited<ReturnType<typeof loadLater>>
const door =
  <Name extends keyof Doors>(name: Name) =>
  async () =>
    (await loadLater())[name]

export const loadBoughtLine = door('boughtLine')
export const loadFacts = door('facts')
export const loadParts = door('parts')
export const loadRails = door('rails')
export const loadSubstitute = door('substitute')
export const loadRoomHead = door('roomHead')
export const loadRoomSides = door('roomSides')
export const loadTips = door('tips')
