import type { TeamRole } from '@showroom/contract/team/team.rules'
import type { PanelGroup } from '../panel.ts'
import { proGroups } from './panels.ts'

/** What people of a team find in the rail of their Pro: the panels whose calls their role may do, and their own account. */
const ofRole: Record<TeamRole, readonly string[]> = {
  manager: [
    'home',
    'orders',
    'prices',
    'clients',
    'orders-for-clients',
    'markup',
    'coupons',
    'invites',
    'reports',
    'balance',
  ],
  designer: ['home', 'orders', 'clients', 'orders-for-clients'],
  finance: ['home', 'orders', 'clients', 'reports', 'balance'],
}
const own = ['profile', 'security', 'privacy', 'settings']

export const teamGroups = (role: TeamRole): readonly PanelGroup[] =>
  proGroups
    .map(({ name, panels }) => ({
      name,
      panels: panels.filter(({ path }) => ofRole[role].includes(path) || own.includes(path)),
    }))
    .filter(({ panels }) => panels.length > 0)
