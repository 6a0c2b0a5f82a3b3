import { nameOf } from './asked.ts'
import { type CheckoutIntent, endIntent } from './checkout-intent.ts'
import { embedMessages as messages } from './messages.ts'

/** For whom the window stands open, and the way back. */
export const WebsiteBar = ({ intent: { asked, company } }: { intent: CheckoutIntent }) => {
  const goBack = () => {
    endIntent()
    if (asked.back === null) window.close()
    else location.assign(asked.back)
  }
  return (
    <div className="popup-bar">
      <p className="popup-site">
        {messages.orderFrom(company)} <strong>{nameOf(asked.origin)}</strong>
      </p>
      <button type="button" className="button quiet" onClick={goBack}>
        {messages.backTo}
      </button>
    </div>
  )
}
