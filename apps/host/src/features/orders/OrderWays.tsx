import type { OrderSummary } from '@showroom/contract/order/order'
import { Button } from '@showroom/widgets/ui/Button.tsx'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { savePaper } from '../../kit/save-paper.ts'
import { toast } from '../../kit/toast/toast.ts'
import { helpPath, hrefOf, paths } from '../../paths.ts'
import { documentMessages } from '../documents/messages.ts'
import { packagesPart, papersPart } from './order-parts.ts'
import { orderMessages as messages } from './messages.ts'
import { useOrderAgain } from './useOrderAgain.ts'

type Props = { order: OrderSummary; onPrices: (orderId: string) => void }

/** What a card of the list leads to, each only where there is something behind it. */
export const OrderWays = ({ order, onPrices }: Props) => {
  const { id, number, ways } = order
  return (
    <>
      {ways.prices && (
        <Way number={number} onClick={() => onPrices(id)}>
          {messages.newPrices}
        </Way>
      )}
      {ways.track && (
        <Leading number={number} path={`${paths.order(id)}#${packagesPart}`}>
          {messages.track}
        </Leading>
      )}
      {ways.return && (
        <Leading number={number} path={paths.orderReturn(id)}>
          {messages.returnItems}
        </Leading>
      )}
      <Again order={order} />
      {ways.invoice && <Invoice id={id} number={number} />}
      <Leading number={number} path={helpPath('order', number)}>
        {messages.help}
      </Leading>
    </>
  )
}

type WayProps = { number: string; children: ReactNode }

const Way = ({ number, children, onClick }: WayProps & { onClick: () => unknown }) => (
  <Button kind="quiet" onClick={() => void onClick()}>
    {children} <span className="said">{messages.orderInSentence(number)}</span>
  </Button>
)

const Leading = ({ number, path, children }: WayProps & { path: string }) => {
  const navigate = useNavigate()
  return (
    <Button
      kind="quiet"
      href={hrefOf(path)}
      onClick={(event) => {
        event.preventDefault()
        void navigate(path)
      }}
    >
      {children} <span className="said">{messages.orderInSentence(number)}</span>
    </Button>
  )
}

const Again = ({ order }: { order: OrderSummary }) => {
  const { run } = useOrderAgain(order)
  return (
    <Way number={order.number} onClick={() => run()}>
      {messages.reorder}
    </Way>
  )
}

/** The one that there is; of several, the page where each stands with its day. */
const Invoice = ({ id, number }: { id: string; number: string }) => {
  const navigate = useNavigate()
  const { run } = useSubmit(async () => {
    const { data } = await call('GET /api/order/{id}/documents', { params: { id } })
    const [invoice, ...others] = data.filter(({ kind }) => kind === 'invoice')
    if (!invoice) return toast.error(messages.noInvoiceYet)
    if (others.length > 0) return navigate(`${paths.order(id)}#${papersPart}`)
    return savePaper(`/api/order_document/${id}/${invoice.name}`, documentMessages.fileName(invoice.number))
  })
  return (
    <Way number={number} onClick={() => run()}>
      {messages.invoice}
    </Way>
  )
}
