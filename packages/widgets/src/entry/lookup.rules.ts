import { showroomIdLength, showroomSearchAbove } from '@showroom/contract/policy/figures'
import type { ShowroomHit } from '@showroom/contract/showroom/showroom'

const restMs = 250

/** As people type or paste it: spaces and dashes are forgiven, upper and lower case are one. */
export const idIn = (text: string) => text.replace(/[\s–—-]/g, '').toUpperCase()

/**
 * Specification §4: a search runs above 2 characters or when emptied, and at exactly 8 at once.
 * The wait in milliseconds until the search; null where none runs.
 */
export const waitBeforeSearch = (text: string): number | null => {
  const typed = text.trim()
  if (typed === '' || idIn(typed).length === showroomIdLength) return 0
  return typed.length > showroomSearchAbove ? restMs : null
}

/** The showroom that is meant without a choice: the one of this very ID, or the only hit. */
export const matchAmong = (hits: ShowroomHit[], text: string): ShowroomHit | null => {
  if (text.trim() === '') return null
  const exact = hits.find((hit) => hit.vsd_id === idIn(text))
  return exact ?? (hits.length === 1 ? (hits[0] ?? null) : null)
}
