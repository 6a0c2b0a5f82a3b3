import { create } from 'zustand'
import { type Asked, askedIn } from './asked.ts'

/** An order that a website's visitor is placing in this very window. */
export type CheckoutIntent = { asked: Asked; company: string }

const key = 'website_checkout'
const cartKey = 'website_cart'

/** This window's own, and gone with it: it lasts while a bank's page stands in between. */
const read = (name: string): string | null => {
  try {
    return sessionStorage.getItem(name)
  } catch {
    return null
  }
}
const write = (name: string, value: string | null) => {
  try {
    if (value === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, value)
  } catch {
    // Without it the window knows of its website until it is loaded anew.
  }
}

const kept = (): CheckoutIntent | null => {
  const [query = '', company = ''] = read(key)?.split('\n') ?? []
  const asked = askedIn(new URLSearchParams(query))
  return asked && { asked, company }
}

export const useCheckoutIntent = create<{ intent: CheckoutIntent | null }>(() => ({ intent: null }))

export const restoreIntent = (): void => useCheckoutIntent.setState({ intent: kept() })

export const beginIntent = (intent: CheckoutIntent): void => {
  const { back, ...asked } = intent.asked
  const query = new URLSearchParams({ ...asked, ...(back !== null && { back }) })
  write(key, `${query}\n${intent.company.replaceAll('\n', ' ')}`)
  useCheckoutIntent.setState({ intent })
}

export const endIntent = (): void => {
  write(key, null)
  write(cartKey, null)
  useCheckoutIntent.setState({ intent: null })
}

const isCart = (text: string) => /^sr_c_[0-9A-Za-z]{20,60}$/.test(text)

/** The key of the guest's cart that came in the fragment, which it leaves at once; null for who has none. */
export const cartBrought = (state: string): string | null => {
  const brought = new URLSearchParams(location.hash.slice(1)).get('cart')
  if (brought !== null) {
    write(cartKey, isCart(brought) ? `${state} ${brought}` : null)
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  const [of, cart = null] = read(cartKey)?.split(' ') ?? []
  return of === state ? cart : null
}
