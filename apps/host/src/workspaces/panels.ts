import type { AccountType, User } from '@showroom/contract/account/account'
import { chosenSeatOf } from '../session/chosen-seat.ts'
import { adminPanels } from './admin/panels.ts'
import { clientPanels } from './client/panels.ts'
import type { Panel } from './panel.ts'
import { proPanels } from './pro/panels.ts'
import { teamPanels } from './pro/team-panels.ts'
import { vendorPanels } from './vendor/panels.ts'

const panels: Record<AccountType, readonly Panel[]> = {
  User: clientPanels,
  Contractor: proPanels,
  Vendor: vendorPanels,
  Admin: adminPanels,
}

/** The rail of /account, in its order; the first of somebody's panels is where /account itself leads them. */
export const panelsOf = (user: Pick<User, 'type' | 'seats'>): readonly Panel[] => {
  const seat = chosenSeatOf(user)
  return seat === null ? panels[user.type] : teamPanels(seat.role)
}
