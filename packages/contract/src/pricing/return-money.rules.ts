import { scaled } from '../shared/money.ts'

/** Of a return that is the client's wish. Weights are in any whole unit, the same for both. */
export type ReturnCosts = {
  /** What the carrier really charged for the shipment, whatever the client paid. */
  outboundCents: number
  returnedWeight: number
  shipmentWeight: number
  labelCents: number
}

/** The restocking fee is the goods' share of the way to the client, at most the way back (specification §9). */
export const restockingFee = ({ outboundCents, returnedWeight, shipmentWeight, labelCents }: ReturnCosts) =>
  Math.min(scaled(outboundCents, returnedWeight, shipmentWeight), labelCents)
