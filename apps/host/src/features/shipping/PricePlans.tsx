import { deliveryLabels } from '@showroom/contract/checkout/delivery-services'
import { shownDay } from '@showroom/contract/shared/day'
import { dollars } from '@showroom/contract/shared/money-text'
import type { DeliveryPrice } from '@showroom/contract/shipping/delivery-price'
import { deliveryPriceStateLabels } from '@showroom/contract/shipping/delivery-price.rules'
import { call } from '../../data/call.ts'
import type { useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { RowTable } from '../../kit/RowTable.tsx'
import { Section } from '../../kit/Section.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { Day } from './Day.tsx'
import { shippingMessages as messages } from './messages.ts'

type Props = {
  read: ReturnType<typeof useRead<'GET /api/admin/delivery_prices'>>
  onPage: (page: number) => void
}

/** What was planned, what held and what holds, with who planned it. */
export const PricePlans = ({ read, onPage }: Props) => {
  const { run } = useSubmit(async (id: string) => {
    const { message } = await call('DELETE /api/admin/delivery_prices/{id}', { params: { id } })
    if (message) toast.success(message)
    read.retry()
  })
  return (
    <Section title={messages.history} isWide>
      <Loaded read={read} rows={3}>
        {({ data, current_page, last_page }) => (
          <>
            <Plans prices={data} onCancel={(id) => void run(id)} />
            <Pagination of={messages.history} page={current_page} lastPage={last_page} onPage={onPage} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

type PlansProps = { prices: readonly DeliveryPrice[]; onCancel: (id: string) => void }

const Plans = ({ prices, onCancel }: PlansProps) => (
  <RowTable
    caption={messages.history}
    rows={prices}
    nothing={messages.nothing}
    columns={[
      { title: messages.way, cell: ({ service }) => deliveryLabels[service] },
      { title: messages.price, isNumber: true, cell: ({ price_cents }) => dollars(price_cents) },
      {
        title: messages.was,
        isNumber: true,
        cell: ({ before_cents }) => (before_cents === null ? '—' : dollars(before_cents)),
      },
      { title: messages.startsOn, cell: ({ starts_on }) => <Day day={starts_on} /> },
      { title: messages.standing, cell: ({ state }) => deliveryPriceStateLabels[state] },
      { title: messages.by, cell: ({ planned_by }) => planned_by || '—' },
      { title: messages.note, cell: ({ note }) => note || '—' },
      {
        title: messages.cancel,
        cell: ({ id, service, starts_on, state }) =>
          state === 'planned' && (
            <button
              type="button"
              className="form-link"
              aria-label={messages.cancelOf(deliveryLabels[service], shownDay(starts_on))}
              onClick={() => onCancel(id)}
            >
              {messages.cancel}
            </button>
          ),
      },
    ]}
  />
)
