import type { OpenedSeat, SeatRow, TeamDeed } from '@showroom/contract/team/team'
import { deedWords } from '@showroom/contract/team/team.messages'
import { seatStateOf } from '@showroom/contract/team/team.rules'
import type { DeedRecord } from './deed.store.ts'
import type { SeatRecord } from './team.store.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export const presentSeat = (seat: SeatRecord, now: Date): SeatRow => ({
  id: seat.publicId,
  name: seat.name,
  email: seat.email,
  role: seat.role,
  state: seatStateOf(seat, now),
  invited_at: seat.invitedAt.toISOString(),
  expires_at: seat.expiresAt.toISOString(),
  joined_at: iso(seat.joinedAt),
  last_seen_at: iso(seat.lastSeenAt),
})

export const presentOpened = (seat: SeatRecord): OpenedSeat => ({
  company_name: seat.companyName,
  email: seat.email,
  role: seat.role,
  is_joined: seat.joinedAt !== null,
})

export const presentDeed = ({ id, at, who, role, call, about }: DeedRecord): TeamDeed => ({
  id,
  at: at.toISOString(),
  who,
  role,
  did: deedWords[call] ?? call,
  about,
})
