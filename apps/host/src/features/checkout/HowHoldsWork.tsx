import { cancelMinutes } from '@showroom/contract/policy/figures'
import { checkoutMessages as messages } from './messages.ts'

/** In plain words: what happens to the money, and when. */
export const HowHoldsWork = ({ message }: { message: string }) => (
  <div className="checkout-holds">
    <p>
      <strong>{message}</strong>
    </p>
    <details>
      <summary>{messages.howHoldsWork}</summary>
      <ol>
        <li>{messages.todayYourBankSets}</li>
        <li>{messages.whenAVendorsDelivery}</li>
        <li>{messages.whatCanNotBe}</li>
        <li>{messages.cancelWithin(cancelMinutes)}</li>
      </ol>
    </details>
  </div>
)
