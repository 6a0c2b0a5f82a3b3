import type { Selection } from '@showroom/contract/checklist/checklist'
import { addDays } from '@showroom/contract/shared/day'
import { shownOption } from '@showroom/contract/checklist/shown-rows.rules'

export type Filter = { status: string; room: string; due: string; who: string; text: string }
export const noFilter: Filter = { status: '', room: '', due: '', who: '', text: '' }

export const isFiltered = (filter: Filter): boolean => Object.values(filter).some((each) => each !== '')

/** Late is no status of its own: whoever looks for it means every decision past its day. */
const hasStatus = ({ status, late_days }: Selection, wanted: string): boolean =>
  wanted === '' || (wanted === 'late' ? late_days > 0 : status === wanted)

const daysAhead: Record<string, number> = { week: 7, month: 30 }

/** By the day alone: how far a decision is, its status says. */
const isDue = ({ due }: Selection, wanted: string, today: string): boolean => {
  if (wanted === '') return true
  if (due === null) return wanted === 'none'
  if (wanted === 'past') return due < today
  const ahead = daysAhead[wanted]
  return ahead !== undefined && due >= today && due <= addDays(today, ahead)
}

const hasText = ({ title, options }: Selection, text: string): boolean =>
  [title, ...options.flatMap(({ name, brand, sku }) => [name, brand, sku])].some((words) =>
    words.toLowerCase().includes(text.trim().toLowerCase()),
  )

export const filtered = (
  rows: readonly Selection[],
  { status, room, due, who, text }: Filter,
  today: string,
): Selection[] =>
  rows.filter(
    (row) =>
      hasStatus(row, status) &&
      (room === '' || (row.room_id ?? 'none') === room) &&
      isDue(row, due, today) &&
      (who === '' || row.decider === who) &&
      hasText(row, text),
  )

/** Where somebody may approve, and there is something to approve. */
export const approvable = (rows: readonly Selection[]): Selection[] =>
  rows.filter(({ can, options }) => can.approve && options.length > 0)

/** Of several at once only those whose option is chosen: nobody has looked at the first of three for the others. */
export const decidable = (rows: readonly Selection[]): Selection[] =>
  approvable(rows).filter(({ option_id, options }) => option_id !== null || options.length === 1)

/** What the cart takes of them. */
export const buyable = (rows: readonly Selection[]): Selection[] => rows.filter(({ can }) => can.buy)

/** What stands on the screen is what is approved. */
export const lookedAt = (row: Selection) => {
  const option = shownOption(row)
  return {
    id: row.id,
    version: row.version,
    option_id: option?.id ?? null,
    ...(option ? { qty: option.qty } : {}),
    ...(option?.total_cents === undefined ? {} : { price_cents: option.total_cents }),
  }
}
export type LookedAt = ReturnType<typeof lookedAt>
