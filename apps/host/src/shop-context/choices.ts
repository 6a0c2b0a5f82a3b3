import { shopsOnPage, recentlyViewedKey } from '@showroom/widgets/shop'
import { create } from 'zustand'
import { readStored, writeStored } from './local-storage.ts'

const no = 'no'
const yes = 'yes'

/** What a visitor lets this browser keep for convenience only. */
export const useChoices = create(() => ({ keepsRecentlyViewed: true, letsCount: false }))

export const restoreChoices = (): void =>
  useChoices.setState({
    keepsRecentlyViewed: readStored('keeps_recently_viewed') !== no,
    letsCount: readStored('lets_count') === yes,
  })

/** Nobody is counted who has not said so. */
export const chooseCounting = (lets: boolean): void => {
  writeStored('lets_count', lets ? yes : null)
  useChoices.setState({ letsCount: lets })
}

/** Saying no forgets what was kept so far, too. */
export const chooseRecentlyViewed = (keeps: boolean): void => {
  writeStored('keeps_recently_viewed', keeps ? null : no)
  useChoices.setState({ keepsRecentlyViewed: keeps })
  if (keeps) return
  for (const { shop } of shopsOnPage().values()) shop.keepsakes.write(shop.prefix + recentlyViewedKey, null)
}
