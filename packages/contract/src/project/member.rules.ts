import {
  type MemberRight,
  type MemberRole,
  memberRights,
  type PriceSight,
  type ProjectRole,
  type ShareScope,
} from './project-choices.ts'

/** What somebody was invited to be, to do and to see in a project. */
export type MemberAccess = { role: MemberRole; right: MemberRight; sees: PriceSight }

const mayDo = (right: MemberRight, needed: MemberRight): boolean =>
  memberRights.indexOf(right) >= memberRights.indexOf(needed)

/** What may be done with a project, for the screen and for the server alike. */
export const allowedTo = ({ role, right }: { role: ProjectRole; right: MemberRight }) => ({
  /** Rooms, items of one's own, files. */
  suggest: mayDo(right, 'suggest'),
  /** Its name and dates, and everybody's items. */
  approve: mayDo(right, 'approve'),
  order: mayDo(right, 'order'),
  /** People, putting away, deleting. */
  manage: role === 'owner',
})
export type Allowed = ReturnType<typeof allowedTo>

/** Who tells prices sees them. */
export const accessInScope: Record<ShareScope, Pick<MemberAccess, 'right' | 'sees'>> = {
  view: { right: 'view', sees: 'no' },
  suggest: { right: 'suggest', sees: 'no' },
  price: { right: 'suggest', sees: 'yes' },
}

/** Whoever orders is charged: nobody buys what they may not see the price of. */
export const isSound = ({ right, sees }: Pick<MemberAccess, 'right' | 'sees'>): boolean =>
  right !== 'order' || sees === 'yes'
