import type { Material } from '@showroom/contract/visualizer/visualizer'
import type { Look } from './look.rules.ts'

/**
 * What somebody changed and has not kept: on this device, until it is kept.
 * `version`: of the design that was changed; null where none was kept yet.
 */
export type Draft = { look: Look; materials: readonly Material[]; version: number | null }

const prefix = 'room-draft '

/** Under which word it is found again: a design goes by its own, whatever else the address says. */
export const draftNameOf = (room: string, design: string | null): string =>
  design === null ? room : draftOfDesign(design)

export const draftOfDesign = (design: string): string => `design ${design}`

/** The room that a draft is of, where none was kept yet; null for a draft of a design. */
const askedBy = (name: string): Record<string, string> | null => {
  try {
    const asked: unknown = JSON.parse(name)
    if (typeof asked !== 'object' || asked === null) return null
    return Object.fromEntries(
      Object.entries(asked).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return null
  }
}

/** A room that was begun on this device in a showroom and never kept: what its address asks, and the name of its plan. */
export type Unsaved = { name: string; asked: Record<string, string>; plan: string }

export const unsavedRooms = (showroom: string): Unsaved[] =>
  draftNames().flatMap((name) => {
    const [found, draft] = [askedBy(name), readDraft(name)]
    // Of a design that is gone nothing leads back to what was begun.
    if (!found || !draft || 'design' in found || found['showroom'] !== showroom) return []
    const { showroom: _, ...asked } = found
    return [{ name, asked, plan: draft.look.plan.name }]
  })

/** Another name is another version, and nothing that a draft would be behind. */
export const followRename = (design: string, { from, to }: { from: number; to: number }): void => {
  const name = draftOfDesign(design)
  const draft = readDraft(name)
  if (draft?.version === from) writeDraft(name, { ...draft, version: to })
}

export const hasDraft = (design: string): boolean => readDraft(draftOfDesign(design)) !== null

const draftNames = (): string[] => {
  try {
    return Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
    )
  } catch {
    return []
  }
}

export const readDraft = (name: string): Draft | null => {
  try {
    return draftOf(JSON.parse(localStorage.getItem(prefix + name) ?? 'null'))
  } catch {
    return null
  }
}

export const writeDraft = (name: string, draft: Draft | null): void => {
  try {
    if (draft === null) localStorage.removeItem(prefix + name)
    else localStorage.setItem(prefix + name, JSON.stringify(draft))
  } catch {
    // A full or blocked storage forgets.
  }
}

const draftOf = (kept: unknown): Draft | null =>
  isDraft(kept) ? { ...kept, version: typeof kept.version === 'number' ? kept.version : null } : null

/** We wrote it ourselves; another version of us may have. */
const isDraft = (kept: unknown): kept is Omit<Draft, 'version'> & { version?: unknown } =>
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
