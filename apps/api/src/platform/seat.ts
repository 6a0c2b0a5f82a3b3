import type { TeamRole } from '@showroom/contract/team/team.rules'

/** A team that somebody is in: whose workspace they may work in, and as what. */
export type Seat = {
  id: number
  publicId: string
  role: TeamRole
  companyName: string
  showroomId: number
  /** The Pro's public id. */
  showroomRef: string
  proAccountId: number
  /** This session works there. */
  isChosen: boolean
}
