import type { Selection } from '@showroom/contract/checklist/checklist'
import { shownOption } from '@showroom/contract/checklist/shown-rows.rules'

export type Filter = { status: string; room: string; who: string; text: string }
export const noFilter: Filter = { status: '', room: '', who: '', text: '' }

export const isFiltered = (filter: Filter): boolean => Object.values(filter).some((each) => each !== '')

/** Late is no status of its own: whoever looks for it means every decision past its day. */
const hasStatus = ({ status, late_days }: Selection, wanted: string): boolean =>
  wanted === '' || (wanted === 'late' ? late_days > 0 : status === wanted)

const hasText = ({ title, options }: Selection, text: string): boolean =>
  [title, ...options.flatMap(({ name, brand, sku }) => [name, brand, sku])].some((words) =>
    words.toLowerCase().includes(text.trim().toLowerCase()),
  )

export const filtered = (rows: readonly Selection[], { status, room, who, text }: Filter): Selection[] =>
  rows.filter(
    (row) =>
      hasStatus(row, status) &&
      (room === '' || (row.room_id ?? 'none') === room) &&
      (who === '' || row.decider === who) &&
      hasText(row, text),
  )

/** Where somebody may approve, and there is something to approve. */
export const approvable = (rows: readonly Selection[]): Selection[] =>
  rows.filter(({ can, options }) => can.approve && options.length > 0)

/** Of several at once only those whose option is chosen: nobody has looked at the first of three for the others. */
export const decidable = (rows: readonly Selection[]): Selection[] =>
  approvable(rows).filter(({ option_id, options }) => option_id !== null || options.length === 1)

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
