import { notificationTabs } from '@showroom/contract/notification/notification-kinds'

export const shownTabs = ['all', 'pending', ...notificationTabs] as const
export type ShownTab = (typeof shownTabs)[number]

/** Anybody could have written the address. */
export const tabIn = (query: URLSearchParams): ShownTab =>
  shownTabs.find((tab) => tab === query.get('tab')) ?? 'all'

/** What the server is asked for. */
export const queryOf = (tab: ShownTab) => {
  if (tab === 'all') return {}
  return tab === 'pending' ? { pending: '1' as const } : { tab }
}
