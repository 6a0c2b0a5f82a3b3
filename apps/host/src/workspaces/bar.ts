import type { AccountType, User } from '@showroom/contract/account/account'
import { paths } from '../paths.ts'
import { chosenSeatOf } from '../session/chosen-seat.ts'
import { workspaceMessages as messages } from './messages.ts'
import type { PanelIconName } from './PanelIcon.tsx'
import { panelsOf } from './panels.ts'

/** One of the few links that a phone has always at hand. */
export type BarLink = {
  to: string
  label: string
  icon: PanelIconName
  /** Where it is a panel of the workspace: what waits is counted under this name. */
  panel?: string
}

const site: BarLink = { to: paths.home, label: messages.site, icon: 'home' }
const shop: BarLink = { to: paths.shop, label: messages.shop, icon: 'shop' }
const projects: BarLink = { to: paths.projects, label: messages.projects, icon: 'pencil' }

/** What somebody opens most, by the panel; beside it what lies outside of the workspace. */
const most: Record<AccountType, { panels: readonly string[]; links: readonly BarLink[] }> = {
  User: { panels: [], links: [site, shop, projects] },
  Contractor: { panels: ['home', 'orders'], links: [projects] },
  Vendor: { panels: ['home', 'queue', 'products'], links: [] },
  Admin: { panels: ['home', 'approvals', 'orders', 'users'], links: [] },
}
/** Projects are the Pro's own: whoever is of a team has the clients in their place. */
const ofTeam = { panels: ['home', 'orders', 'clients'], links: [] }

/** @param chat where somebody's talk is held; null where there is none */
export const barOf = (user: Pick<User, 'type' | 'seats'>, chat: string | null): readonly BarLink[] => {
  const { panels, links } = chosenSeatOf(user) === null ? most[user.type] : ofTeam
  const own = panelsOf(user)
    .filter(({ path }) => panels.includes(path))
    .map(({ path, label, icon }) => ({ to: paths.accountPanel(path), label, icon, panel: path }))
  const talk: BarLink[] = chat === null ? [] : [{ to: chat, label: messages.chat, icon: 'chat' }]
  return [...own, ...links, ...talk].slice(0, 4)
}
