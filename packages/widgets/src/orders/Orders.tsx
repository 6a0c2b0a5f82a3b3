import { useEffect, useState } from 'react'
import { useWidgetRoot } from '../shop/index.ts'
import { Button } from '../ui/Button.tsx'
import { OrderPage } from './OrderPage.tsx'
import { OrdersOfPerson } from './OrdersOfPerson.tsx'
import type { OrderLinks } from './links.ts'
import { ordersMessages } from './messages.ts'
import type { OrderFilter } from './useOrders.ts'

export type OrdersProps = OrderLinks & OrderFilter

/** What was ordered, newest first. */
export const Orders = (props: OrdersProps) =>
  props.isEverywhere ? (
    <OrderList {...props} />
  ) : (
    <OrdersOfPerson>
      <OrderList {...props} />
    </OrdersOfPerson>
  )

const OrderList = ({ search, status, project, from, to, isEverywhere, ...links }: OrdersProps) => {
  const revision = usePlacedMeanwhile()
  const filter = { search, status, project, from, to, isEverywhere }
  const list = `${revision} ${status ?? ''} ${project ?? ''} ${from ?? ''} ${to ?? ''} ${search ?? ''}`
  return <Pages key={list} filter={filter} revision={revision} links={links} />
}

type PagesProps = { filter: OrderFilter; revision: number; links: OrderLinks }

/** Older orders come below those that are there: nobody loses their place. */
const Pages = ({ filter, revision, links }: PagesProps) => {
  const [shown, setShown] = useState(1)
  const [last, setLast] = useState(1)
  return (
    <div className="orders" part="orders">
      {Array.from({ length: shown }, (_, index) => (
        <OrderPage
          key={index}
          page={index + 1}
          filter={filter}
          revision={revision}
          links={links}
          onLastPage={setLast}
        />
      ))}
      {shown < last && (
        <p className="older">
          <Button onClick={() => setShown(shown + 1)}>{ordersMessages.older}</Button>
        </p>
      )}
    </div>
  )
}

/** How many orders another tag of the page has told of since this one was drawn. */
const usePlacedMeanwhile = () => {
  const root = useWidgetRoot()
  const [revision, setRevision] = useState(0)
  useEffect(() => {
    const { ownerDocument } = root instanceof ShadowRoot ? root : { ownerDocument: root }
    const hear = () => setRevision((count) => count + 1)
    ownerDocument.addEventListener('showroom:order-placed', hear)
    return () => ownerDocument.removeEventListener('showroom:order-placed', hear)
  }, [root])
  return revision
}
