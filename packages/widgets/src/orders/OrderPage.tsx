import { useEffect } from 'react'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import type { OrderLinks } from './links.ts'
import { ordersMessages } from './messages.ts'
import { OrderCard } from './OrderCard.tsx'
import { OrdersSkeleton } from './OrdersSkeleton.tsx'
import { type OrderFilter, useOrderPage } from './useOrders.ts'

type OrderPageProps = {
  page: number
  filter: OrderFilter
  revision: number
  links: OrderLinks
  onLastPage: (page: number) => void
}

/** A page of the list in its four states. */
export const OrderPage = ({ page, filter, revision, links, onLastPage }: OrderPageProps) => {
  const { value, failure, retry } = useOrderPage(filter, page, revision)
  const lastPage = value?.last_page
  useEffect(() => {
    if (lastPage !== undefined) onLastPage(lastPage)
  }, [lastPage, onLastPage])

  if (!value && failure)
    return (
      <ErrorState title={ordersMessages.failed} text={failure || ordersMessages.failedText} onRetry={retry} />
    )
  if (!value) return <OrdersSkeleton />
  if (page === 1 && value.data.length === 0) return <NoOrders filter={filter} links={links} />
  return (
    <ol className="page">
      {value.data.map((order) => (
        <OrderCard key={order.id} order={order} links={links} />
      ))}
    </ol>
  )
}

const NoOrders = ({ filter, links: { shopHref, onShop } }: { filter: OrderFilter; links: OrderLinks }) => {
  if (filter.search || filter.status || filter.from || filter.to)
    return <EmptyState title={ordersMessages.nothingFound} text={ordersMessages.nothingFoundText} />
  const goOn = onShop && {
    onClick: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      onShop()
    },
  }
  return (
    <EmptyState title={ordersMessages.empty} text={ordersMessages.emptyText}>
      {(shopHref !== undefined || onShop) && (
        <Button kind="primary" href={shopHref} {...goOn}>
          {ordersMessages.continueShopping}
        </Button>
      )}
    </EmptyState>
  )
}
