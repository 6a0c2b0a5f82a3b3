import { useCurrentShowroom } from '../shop-context/current-showroom.ts'
import { type StoredKey, writeStored } from '../shop-context/local-storage.ts'

/** The list of specification §4, Logout, and where a mail’s link would lead on. */
const forgotten: readonly StoredKey[] = [
  'my_item',
  'project',
  'visual_redirect',
  'showroom',
  'category',
  'breadcrumb',
  'recently_viewed',
  'product_category',
  'product_list',
  'customer_viewed',
  'top_product',
  'new-layout',
  'cart_id',
  'verify_redirect',
]

/** Carts and goods looked at are kept by showroom: `showroom:{host}:{showroom}:cart_id`. */
const isOfAnyShowroom = (key: string): boolean => /^showroom:.+:(cart_id|recently_viewed)$/.test(key)

/** Messages that were not sent, drafts, and what was measured: kept for this tab. */
const isWritten = (key: string): boolean => /^showroom:.+:(chat|draft|measured):/.test(key)

const forgetIn = (storage: Storage, isForgotten: (key: string) => boolean) => {
  for (const key of Object.keys(storage).filter(isForgotten)) storage.removeItem(key)
}

/** Whoever sits down at this browser next finds nothing of the visit. */
export const forgetVisit = (): void => {
  for (const key of forgotten) writeStored(key, null)
  try {
    forgetIn(localStorage, isOfAnyShowroom)
    forgetIn(sessionStorage, isWritten)
  } catch {
    // Storage that is blocked has kept nothing.
  }
  useCurrentShowroom.getState().leave()
}
