import type { LineChange } from '@showroom/contract/order/line-history'
import type { OrderItemProfit } from '@showroom/contract/order/order'
import type { OrderStatus } from '@showroom/contract/order/order-status.rules'
import { browserOn } from '../../account/testing/person.ts'
import { fileForm } from '../../project/testing/send-file.ts'
import type { OpenedShop } from './buyer.ts'

/** Where the line’s own way does not lead: why, and what shows it. */
export const overriding = (app: OpenedShop['app'], token: string) => {
  const sendProof = (itemId: string, file = { fileName: 'fax.pdf', bytes: '%PDF-1.4 a fax' }) => {
    const { headers, payload } = fileForm(file)
    const asked = { ...headers, authorization: `Bearer ${token}` }
    return app.inject({ method: 'POST', url: `/api/status_proof/${itemId}`, headers: asked, payload })
  }
  return {
    sendProof,
    proofAt: (id: string) =>
      app.inject({ url: `/api/status_proof/${id}`, headers: { authorization: `Bearer ${token}` } }),
    historyOf: (itemId: string) =>
      browserOn(app)<LineChange[]>(`GET /api/order_item/${itemId}/history`, { token }),
    override: async (itemId: string, status: OrderStatus, note: string) => {
      const proof = (await sendProof(itemId)).json<{ data?: { id: string } }>().data?.id
      const body = { status, note, ...(proof ? { proof } : {}) }
      return browserOn(app)<OrderItemProfit>(`PUT /api/order_item/${itemId}/status`, { token, body })
    },
  }
}
