import type { Landing, RoomSaving } from '@showroom/contract/landing/landing'
import { landingMessages as messages } from './messages.ts'

/** The rooms that the page makes a claim about, by department, in the order shown. */
const rooms = [
  { menuSlug: 'kitchen', label: messages.kitchen },
  { menuSlug: 'bathroom', label: messages.bathroom },
  { menuSlug: 'landscaping-outdoor', label: messages.outdoor },
] as const

export type SavingsClaim = { label: string; percent: number; room: RoomSaving }

/** Only what was computed is claimed: a room without a figure is not spoken of. */
export const savingsClaims = ({ savings }: Landing): SavingsClaim[] =>
  rooms.flatMap(({ menuSlug, label }) => {
    const room = savings.rooms.find(({ menu_slug }) => menu_slug === menuSlug)
    return room && room.typical_pct !== null ? [{ label, percent: room.typical_pct, room }] : []
  })
