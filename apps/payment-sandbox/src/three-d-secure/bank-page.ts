import { brandName } from '@showroom/contract/payment/card-brands'
import { escaped } from '../http/escaped.ts'
import { pageFrame } from '../http/own-page.ts'
import type { PaymentIntent } from '../payment-intent/payment-intent.store.ts'
import type { PaymentMethod } from '../payment-method/payment-method.store.ts'

const money = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)

type Asked = { intent: PaymentIntent; method: PaymentMethod; merchant: string }

export const bankPage = ({ intent, method, merchant }: Asked) =>
  pageFrame(
    'Confirm your payment',
    `      <h1>Is this payment yours?</h1>
      <dl>
        <div><dt>Merchant</dt><dd>${escaped(merchant)}</dd></div>
        <div><dt>Amount</dt><dd class="amount">${money(intent.amount, intent.currency)}</dd></div>
        <div><dt>Card</dt><dd>${brandName(method.brand)} ending in ${method.last4}</dd></div>
      </dl>
      <form method="post">
        <button class="primary" name="answer" value="complete">Complete authentication</button>
        <button name="answer" value="fail">Fail authentication</button>
      </form>
      <p class="hint">This is a test page: it stands where your bank’s page would be. No money moves.</p>`,
  )

/** Asked for after it was answered, or never there. */
export const answeredPage = (returnUrl: string | null) =>
  pageFrame(
    'Nothing to confirm',
    `      <h1>There is nothing to confirm here</h1>
      <p>This payment was answered already, or never asked for.</p>
${returnUrl === null ? '' : `      <p><a class="primary" href="${escaped(returnUrl)}">Back to the shop</a></p>`}`,
  )
