import type { DeliveryWindow } from '@showroom/contract/checkout/delivery-services'
import type { DeliveryProgress, OrderShipments } from '@showroom/contract/order/shipment'
import { windowLabels } from '@showroom/contract/order/shipment.rules'
import { shownDay } from '@showroom/contract/shared/day'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { shipmentMessages as messages } from './messages.ts'

type Props = { of: DeliveryProgress; onChanged: (shipments: OrderShipments) => void }

/** When on its day a delivery comes: to be chosen while it may be, else said. */
export const WindowPicker = ({ of, onChanged }: Props) => {
  const { window } = of
  const { run, isBusy } = useSubmit(async (chosen: DeliveryWindow) => {
    const params = { id: of.id }
    const { data, message } = await call('PUT /api/order_delivery/{id}/window', {
      params,
      body: { window: chosen },
    })
    if (message) toast.success(message)
    onChanged(data)
  })
  if (window.offered.length === 0) return null
  if (!of.can.choose_window)
    return window.chosen === null ? null : (
      <p className="package-facts">{messages.windowChosen(windowLabels[window.chosen])}</p>
    )
  return (
    <fieldset className="shipment-window">
      <legend>{messages.window}</legend>
      {window.offered.map((offered) => (
        <label key={offered} className="form-check">
          <input
            type="radio"
            name={`window-${of.id}`}
            checked={window.chosen === offered}
            disabled={isBusy}
            onChange={() => void run(offered)}
          />
          <span>{windowLabels[offered]}</span>
        </label>
      ))}
      <p className="form-hint">{messages.windowHint(shownDay(window.until))}</p>
    </fieldset>
  )
}
