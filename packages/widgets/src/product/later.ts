import { preload } from '../ui/Lazy.tsx'

/** A product is seen and can be bought first; what is read below it, or said once something was measured, comes after. */
const loadLater = () => import('./later-door.ts')

export const loadBoughtLine = async () => (await loadLater()).boughtLine
export const loadFacts = async () => (await loadLater()).facts
export const loadParts = async () => (await loadLater()).parts
export const loadRails = async () => (await loadLater()).rails
export const loadSubstitute = async () => (await loadLater()).substitute
export const loadRoomHead = async () => (await loadLater()).roomHead
export const loadRoomSides = async () => (await loadLater()).roomSides
export const loadTips = async () => (await loadLater()).tips

/** A page that a server drew is hydrated in one go, with all that stands there before anything is measured. */
export const fits = async () => {
  await Promise.all([preload(loadFacts), preload(loadParts), preload(loadRails), preload(loadSubstitute)])
  return true
}
