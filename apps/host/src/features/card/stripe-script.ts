import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { trustedAddress } from '../../data/trusted-address.ts'

const address = 'https://js.stripe.com/endive/stripe.js'

let loading: Promise<void> | null = null

const loadScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    // A TrustedScriptURL where the browser knows such; its types call it text.
    script.src = trustedAddress('stripe-script', address)
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('Stripe could not be loaded.')))
    document.head.append(script)
  })

/** Stripe's own script, from Stripe's own address, when card fields are shown for the first time. */
export const openStripe = async (publishableKey: string): Promise<Stripe> => {
  loading ??= loadScript().catch((error: unknown) => {
    loading = null
    throw error
  })
  await loading
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('Stripe could not be opened.')
  return stripe
}
