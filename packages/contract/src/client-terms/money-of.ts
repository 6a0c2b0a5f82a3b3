import { balanceEndpoints } from '../balance/balance.endpoints.ts'
import { adminDesignerEndpoints } from '../designer/admin-designer.endpoints.ts'
import { designerEndpoints } from '../designer/designer.endpoints.ts'
import { draftOrderLinkEndpoints } from '../draft-order/draft-order.endpoints.ts'
import { hireEndpoints } from '../designer/hire.endpoints.ts'
import { ownProfileEndpoints } from '../designer/own-profile.endpoints.ts'
import { cancelRequestEndpoints } from '../order/cancel-request.endpoints.ts'
import { orderEndpoints } from '../order/order.endpoints.ts'
import { priceChangeEndpoints } from '../order/price-change.endpoints.ts'
import { returnEndpoints } from '../order/return.endpoints.ts'
import { shipmentEndpoints } from '../order/shipment.endpoints.ts'
import { paymentEndpoints } from '../payment/payment.endpoints.ts'
import { payoutEndpoints } from '../payout/payout.endpoints.ts'
import type { MoneyOf } from './withhold-prices.rules.ts'

const agreed: object[] = [
  orderEndpoints,
  cancelRequestEndpoints,
  priceChangeEndpoints,
  shipmentEndpoints,
  returnEndpoints,
  paymentEndpoints,
]

/** A designer names a fee, and everybody's balance is theirs; a link's own handler says what its reader may see. */
const own: object[] = [
  designerEndpoints,
  adminDesignerEndpoints,
  hireEndpoints,
  ownProfileEndpoints,
  balanceEndpoints,
  payoutEndpoints,
  draftOrderLinkEndpoints,
]

/** Whose money a call tells of. A call that nobody has thought of tells of goods: its sums are withheld. */
export const moneyOf = (call: string): MoneyOf => {
  if (own.some((calls) => call in calls)) return 'own'
  return agreed.some((calls) => call in calls) ? 'agreed' : 'goods'
}
