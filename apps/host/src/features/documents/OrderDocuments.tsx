import type { OrderDocument } from '@showroom/contract/order/order-document'
import { useId } from 'react'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { dateOf } from '../checkout/checkout-words.ts'
import { PaperButton } from './PaperButton.tsx'
import './Documents.css'
import { documentMessages as messages } from './messages.ts'

type Props = { orderId: string }

/** The papers of an order that whoever looks may fetch: a client's, a Pro's, a vendor's or an Admin's. */
export const OrderDocuments = ({ orderId }: Props) => {
  const read = useRead('GET /api/order/{id}/documents', { params: { id: orderId } })
  const heading = useId()
  return (
    <section className="order-documents" aria-labelledby={heading}>
      <h2 id={heading}>{messages.documents}</h2>
      <Loaded read={read} rows={1}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{messages.noneYet}</p>
          ) : (
            <ul>
              {data.map((paper) => (
                <Paper key={paper.name} orderId={orderId} paper={paper} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

const Paper = ({ orderId, paper: { name, title, number, at } }: Props & { paper: OrderDocument }) => (
  <li>
    <PaperButton
      path={`/api/order_document/${orderId}/${name}`}
      fileName={messages.fileName(number)}
      className="form-link"
      label={messages.document(title, number)}
    >
      {title}
    </PaperButton>
    <small>
      {number} · <time dateTime={at}>{dateOf(at)}</time>
    </small>
  </li>
)
