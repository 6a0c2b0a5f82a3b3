import { type MemberRight, memberRights, type PriceSight, type ProjectRole } from './project-choices.ts'

export type MemberAccess = { role: ProjectRole; right: MemberRight; sees: PriceSight }

export const mayDo = (right: MemberRight, needed: MemberRight): boolean =>
  memberRights.indexOf(right) >= memberRights.indexOf(needed)

/** What may be done with a project, for the screen and for the server alike. */
export const allowedTo = ({ role, right }: MemberAccess) => ({
  /** Rooms, items of one's own, files. */
  suggest: mayDo(right, 'suggest'),
  /** Its name and dates, and everybody's items. */
  approve: mayDo(right, 'approve'),
  order: mayDo(right, 'order'),
  /** People, putting away, deleting. */
  manage: role === 'owner',
})
export type Allowed = ReturnType<typeof allowedTo>

/** Whoever orders is charged: nobody buys what they may not see the price of. */
export const isSound = ({ right, sees }: Pick<MemberAccess, 'right' | 'sees'>): boolean =>
  right !== 'order' || sees === 'yes'
