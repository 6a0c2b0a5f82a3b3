import type { AdminMatter } from '@showroom/contract/workspace/admin-matters'
import { paths } from '../../paths.ts'

/** The panel of each matter, with what waits in it and nothing else where it has such a list. */
const places: Record<AdminMatter, [panel: string, shown?: Record<string, string>]> = {
  pros: ['approvals', { type: 'Contractor', state: 'reviewing' }],
  vendors: ['approvals', { type: 'Vendor', state: 'reviewing' }],
  disputes: ['disputes'],
  ready: ['lines', { tab: 'ready' }],
  returns: ['returns'],
  refunds: ['design-work', { view: 'hires', refund: 'waiting' }],
  messages: ['leads', { state: 'new' }],
  products: ['products'],
  designers: ['approvals', { type: 'Designer', license: 'unverified' }],
  domains: ['approvals', { type: 'Domain', state: 'waiting' }],
  batches: ['payout-batches'],
  payouts: ['payout-batches'],
  negatives: ['profit', { which: 'negative', state: 'restricted' }],
  ideas: ['ai-design'],
  jobs: ['jobs'],
}

export const placeOf = (matter: AdminMatter): string => {
  const [panel, shown] = places[matter]
  return panelWith(panel, shown)
}

export const panelWith = (panel: string, shown: Record<string, string> = {}): string => {
  const query = new URLSearchParams(shown).toString()
  return query === '' ? paths.accountPanel(panel) : `${paths.accountPanel(panel)}?${query}`
}
