import type { Material } from '@showroom/contract/visualizer/visualizer'
import type { Look } from './look.rules.ts'

/** What somebody changed and has not kept: on this device, until it is kept. */
export type Draft = { look: Look; materials: readonly Material[] }

const prefix = 'room-draft '

export const readDraft = (room: string): Draft | null => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(prefix + room) ?? 'null')
    return isDraft(kept) ? kept : null
  } catch {
    return null
  }
}

export const writeDraft = (room: string, draft: Draft | null): void => {
  try {
    if (draft === null) localStorage.removeItem(prefix + room)
    else localStorage.setItem(prefix + room, JSON.stringify(draft))
  } catch {
    // A full or blocked storage forgets.
  }
}

/** We wrote it ourselves; another version of us may have. */
const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  'look' in kept &&
  typeof kept.look === 'object' &&
  kept.look !== null &&
  'state' in kept.look &&
  'plan' in kept.look &&
  'materials' in kept &&
  Array.isArray(kept.materials) &&
  typeof kept.look.state === 'object' &&
  kept.look.state !== null &&
  'v' in kept.look.state &&
  kept.look.state.v === 1
