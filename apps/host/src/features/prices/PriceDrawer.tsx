import { pictureCss } from '@showroom/widgets/ui/Picture.css.ts'
import { adoptStyles } from '@showroom/widgets/ui/sheets.ts'
import { useInsertionEffect } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../data/useRead.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { paths } from '../../paths.ts'
import '../checkout/Checkout.css'
import './Prices.css'
import { Review } from './Review.tsx'
import { priceMessages as messages } from './messages.ts'

type Props = { orderId: string; onAnswered?: () => void; onClose: () => void }

/** What /your_orders/{id}/changes shows, beside the order or the list that it is opened from. */
export const PriceDrawer = ({ orderId, onAnswered, onClose }: Props) => {
  const read = useRead('GET /api/order/{id}/price_changes', { params: { id: orderId } })
  useInsertionEffect(() => adoptStyles(document, [pictureCss]), [])
  const title =
    read.kind === 'ready' ? messages.newPricesOf(read.reply.data.order_number) : messages.newPrices
  return (
    <Dialog title={title} shape="drawer" onClose={onClose}>
      <div className="prices prices-drawer">
        <Loaded read={read} rows={3}>
          {({ data }) => (
            <Review
              of={data}
              onAnswered={(answered) => {
                read.replace(answered)
                onAnswered?.()
              }}
            />
          )}
        </Loaded>
        <p>
          <Link to={paths.priceChanges(orderId)}>{messages.asAPage}</Link>
        </p>
      </div>
    </Dialog>
  )
}
