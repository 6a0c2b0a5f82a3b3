import { preload } from '../ui/Lazy.tsx'
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

export const loadPurchase = () => import('./purchase-door.ts')

export const loadBoughtLine = door('boughtLine')
export const loadFacts = door('facts')
export const loadParts = door('parts')
export const loadRails = door('rails')
export const loadSubstitute = door('substitute')
export const loadRoomHead = door('roomHead')
export const loadRoomSides = door('roomSides')
export const loadTips = door('tips')

/** A page that a server drew is hydrated in one go, with all that stands there before anything is measured. */
export const fits = async () => {
  await Promise.all([
    preload(loadPurchase),
    preload(loadFacts),
    preload(loadParts),
    preload(loadRails),
    preload(loadSubstitute),
  ])
  return true
}
