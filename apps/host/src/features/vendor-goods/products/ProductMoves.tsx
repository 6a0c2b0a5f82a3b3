import type { VendorProduct } from '@showroom/contract/vendor-goods/vendor-product'
import type { ProductMove } from '@showroom/contract/vendor-goods/vendor-product.rules'
import { vendorGoodsMessages as say } from '@showroom/contract/vendor-goods/vendor-goods.messages'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { refused } from '../../../data/failure.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { AreaField } from '../../../kit/form/AreaField.tsx'
import { FormFailure } from '../../../kit/form/FormFailure.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { productMessages as messages } from './messages.ts'

type Props = { product: VendorProduct; onProduct: (product: VendorProduct) => void; onStale: () => void }

/** What can be done with a product next; to reject it asks why. */
export const ProductMoves = ({ product, onProduct, onStale }: Props) => {
  const [isRejecting, setRejecting] = useState(false)
  const { run, isBusy, failure } = useSubmit(async (move: ProductMove, reason: string) => {
    if (move === 'reject' && reason.trim().length < 3) throw refused(say.reason)
    const { data, message } = await call('POST /api/vendor_products/{id}/status', {
      params: { id: product.id },
      body: { move, reason, revision: product.revision },
    })
    setRejecting(false)
    if (message) toast.success(message)
    onProduct(data)
  }, 'screen')
  const make = async (move: ProductMove, reason = '') => {
    const failed = await run(move, reason)
    if (failed?.status === 409) onStale()
  }
  if (product.moves.length === 0) return null
  const sentences = failure ? Object.values(failure.errors ?? {}).flat() : []
  return (
    <div className="goods-moves">
      <div className="goods-buttons">
        {product.moves.map((move) => (
          <button
            key={move}
            type="button"
            className={move === 'submit' || move === 'approve' ? 'button' : 'button quiet'}
            aria-disabled={isBusy || undefined}
            onClick={() => (move === 'reject' ? setRejecting(true) : void make(move))}
          >
            {messages.move(move, product.paused_until !== null)}
          </button>
        ))}
      </div>
      {isRejecting && (
        <RejectForm
          isBusy={isBusy}
          onReject={(why) => void make('reject', why)}
          onLeave={() => setRejecting(false)}
        />
      )}
      <FormFailure sentence={failure ? sentences.join(' ') || failure.message : null} />
    </div>
  )
}

type RejectProps = { isBusy: boolean; onReject: (reason: string) => void; onLeave: () => void }

const RejectForm = ({ isBusy, onReject, onLeave }: RejectProps) => {
  const [reason, setReason] = useState('')
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onReject(reason)
      }}
    >
      <AreaField
        name="reason"
        label={messages.whyReject}
        hint={messages.whyRejectHint}
        value={reason}
        onChange={setReason}
        maxLength={500}
        required
      />
      <div className="account-actions">
        <button type="submit" className="button" aria-disabled={isBusy || undefined}>
          {isBusy ? messages.working : messages.rejectNow}
        </button>
        <button type="button" className="form-link" onClick={onLeave}>
          {messages.leaveIt}
        </button>
      </div>
    </form>
  )
}
