import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

const address = 'https://js.stripe.com/endive/stripe.js'

/** Only this script, by a policy of its own: the host's pages make no script out of text. */
const trustedAddress = (): string => {
  const factory: unknown = Reflect.get(window, 'trustedTypes')
  if (typeof factory !== 'object' || factory === null || !('createPolicy' in factory)) return address
  const { createPolicy } = factory
  if (typeof createPolicy !== 'function') return address
  const policy = createPolicy.call(factory, 'stripe-script', { createScriptURL: () => address })
  return policy.createScriptURL(address)
}

let loading: Promise<void> | null = null

const loadScript = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    // A TrustedScriptURL where the browser knows such; its types call it text.
    script.src = trustedAddress()
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
