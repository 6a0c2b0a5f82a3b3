import type { AccountType, User } from '@showroom/contract/account/account'
import { chosenSeatOf } from '../session/chosen-seat.ts'
import { adminGroups } from './admin/panels.ts'
import { clientGroups } from './client/panels.ts'
import type { Panel, PanelGroup } from './panel.ts'
import { proGroups } from './pro/panels.ts'
import { teamGroups } from './pro/team-panels.ts'
import { vendorGroups } from './vendor/panels.ts'

const groups: Record<AccountType, readonly PanelGroup[]> = {
  User: clientGroups,
  Contractor: proGroups,
  Vendor: vendorGroups,
  Admin: adminGroups,
}

export type Member = Pick<User, 'type' | 'seats'>

/** The rail of /account, in its order. */
export const groupsOf = (user: Member): readonly PanelGroup[] => {
  const seat = chosenSeatOf(user)
  return seat === null ? groups[user.type] : teamGroups(seat.role)
}

/** The first of somebody's panels is where /account itself leads them. */
export const panelsOf = (user: Member): readonly Panel[] => groupsOf(user).flatMap(({ panels }) => panels)

const everybodys = Object.values(groups)
  .flat()
  .flatMap(({ panels }) => panels)

/** What an address opens, whoever comes: several where roles have a page of their own under one name. */
export const panelsAt = (path: string): readonly Panel[] => everybodys.filter((panel) => panel.path === path)

/** The program of the panel at an address, there before its frame is drawn. A failure is the panel's own to tell. */
export const preloadPanel = async (pathname: string): Promise<void> => {
  const [, path = ''] = /\/account\/([^/]+)/.exec(pathname) ?? []
  await Promise.allSettled(panelsAt(path).map(({ Content }) => Content.preload()))
}
