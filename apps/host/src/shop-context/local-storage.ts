/**
 * What the specification keeps in the browser, under its own key names.
 * Storage may be blocked or full: the visit then works without a memory.
 */
export type StoredKey =
  | 'authToken'
  | 'onlooker_token'
  | 'my_item'
  | 'project'
  | 'visual_redirect'
  | 'redirect_to'
  | 'verify_redirect'
  | 'showroom'
  | 'vsd_id'
  | 'category'
  | 'breadcrumb'
  | 'recently_viewed'
  | 'product_category'
  | 'product_list'
  | 'customer_viewed'
  | 'top_product'
  | 'new-layout'
  | 'cart_id'
  | 'appearance'
  | 'keeps_recently_viewed'
  | 'lets_count'
  | 'offer_closed_at'
  | 'offer_sent'
  | 'ai_token'
  | 'ai_user'
  | 'credits'
  | 'invite'
  | 'client_view'

export const readStored = (key: StoredKey): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export const writeStored = (key: StoredKey, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // A full or blocked storage forgets; nothing that was typed is lost by it.
  }
}
