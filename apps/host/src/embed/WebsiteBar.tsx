import { nameOf } from './asked.ts'
import { type CheckoutErrand, endErrand } from './checkout-errand.ts'
import { embedMessages as messages } from './embed.messages.ts'

/** For whom the window stands open, and the way back. */
export const WebsiteBar = ({ errand: { asked, company } }: { errand: CheckoutErrand }) => {
  const goBack = () => {
    endErrand()
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
