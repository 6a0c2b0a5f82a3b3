import { shopsOnPage, recentlyViewedKey } from '@showroom/widgets/shop'
import { create } from 'zustand'
import { readStored, writeStored } from './local-storage.ts'

const no = 'no'

/** What a visitor lets this browser keep for convenience only. */
export const useChoices = create(() => ({ keepsRecentlyViewed: true }))

export const restoreChoices = (): void =>
  useChoices.setState({ keepsRecentlyViewed: readStored('keeps_recently_viewed') !== no })

/** Saying no forgets what was kept so far, too. */
export const chooseRecentlyViewed = (keeps: boolean): void => {
  writeStored('keeps_recently_viewed', keeps ? null : no)
  useChoices.setState({ keepsRecentlyViewed: keeps })
  if (keeps) return
  for (const { shop } of shopsOnPage().values()) shop.keepsakes.write(shop.prefix + recentlyViewedKey, null)
}
