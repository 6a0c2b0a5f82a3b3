import { useLayoutEffect } from 'react'
import { useShop } from '../shop/context.ts'
import { jsonOf } from '../shop/json.ts'
import { attempt } from '../shop/storage.ts'
import type { Entries } from './estimate.ts'
import type { Room } from './measure.ts'

type Kept = { product: string; entries: Entries | null; onEntries: (entries: Entries) => void }

/** What was measured stays until the tab is closed: a reload finds it, and the way back to the product does. */
export const useKeptEntries = ({ product, entries, onEntries }: Kept) => {
  const { prefix, mayRemember } = useShop()
  const key = `${prefix}:measured:${product}`
  useLayoutEffect(() => {
    const kept = entries ?? entriesIn(attempt(() => sessionStorage.getItem(key)))
    if (kept && kept !== entries) onEntries(kept)
  }, [key])
  useLayoutEffect(() => {
    if (entries && mayRemember()) attempt(() => sessionStorage.setItem(key, jsonOf(entries)))
  }, [key, entries])
}

const entriesIn = (text: string | null | undefined): Entries | null => {
  const kept: unknown = attempt(() => JSON.parse(text ?? ''))
  return isEntries(kept) ? kept : null
}

/** Written by this script, or by one of another version. */
const isEntries = (kept: unknown): kept is Entries =>
  isOf(kept, 'rooms') &&
  isOf(kept, 'length') &&
  isOf(kept, 'pattern') &&
  Array.isArray(kept.rooms) &&
  kept.rooms.length > 0 &&
  kept.rooms.every((room) => isOf(room, 'sides') && isOf(room, 'openings') && isOf(room, 'name'))

const isOf = <Name extends keyof Entries | keyof Room>(
  value: unknown,
  name: Name,
): value is Record<Name, unknown> => typeof value === 'object' && value !== null && name in value
