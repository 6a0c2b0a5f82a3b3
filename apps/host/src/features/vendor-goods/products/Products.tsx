import {
  type ProductStatus,
  productStatuses,
  productStatusNames,
  vendorProductSorts,
} from '@showroom/contract/vendor-goods/vendor-product.rules'
import { useState } from 'react'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { HeaderActions } from '../../../kit/page-header.tsx'
import { PressedTabs } from '../../../kit/PressedTabs.tsx'
import { ListTable } from '../../../kit/table/ListTable.tsx'
import { type Table, useTable } from '../../../kit/table/useTable.ts'
import { PauseDrawer } from '../pause/PauseDrawer.tsx'
import { pauseMessages } from '../pause/messages.ts'
import { useSession } from '../../../session/session.ts'
import { ProductDrawer } from './ProductDrawer.tsx'
import { productColumns } from './product-columns.tsx'
import { productMessages as messages } from './messages.ts'
import './Products.css'

/** No product has this name. */
const newOne = 'new'

type Tab = ProductStatus | 'all'
const tabs: readonly Tab[] = ['all', ...productStatuses]
const nameOf = (tab: Tab) => (tab === 'all' ? messages.all : productStatusNames[tab])

/** A vendor's products, the last changed first; an Admin begins with those that wait for a decision. */
export const Products = () => {
  const type = useSession(({ user }) => user?.type)
  const isAdmin = type === 'Admin'
  const table = useTable({ sorts: vendorProductSorts, first: '-updated', filters: ['category'] })
  const first: Tab = isAdmin ? 'in_review' : 'all'
  const tab = tabs.find((each) => each === table.filter('tab')) ?? first
  const category = table.filter('category')
  const query = {
    ...table.query,
    ...(tab === 'all' ? {} : { status: tab }),
    ...(category === '' ? {} : { category }),
  }
  const read = useRead('GET /api/vendor_products', { query })
  const filters = useCategoryFilter()
  const [pausing, setPausing] = useState<Pausing | null>(null)
  return (
    <div className="goods">
      {!isAdmin && <Actions onNew={() => table.show(newOne)} onPause={() => setPausing({ ids: null })} />}
      <ProductTabs counts={read.last?.counts} first={first} pressed={tab} table={table} />
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.product}
        many={messages.products}
        searchFor={messages.search}
        filters={filters}
        columns={productColumns(type)}
        nothing={isAdmin ? messages.nothingToReview : messages.nothing}
        {...(isAdmin ? {} : { bulk: pauseThese(setPausing) })}
        collect={async () => (await call('GET /api/vendor_products/export', { query })).data}
      />
      {table.open !== '' && (
        <ProductDrawer
          key={table.open}
          id={table.open === newOne ? null : table.open}
          onOpen={(id) => table.show(id)}
          onChanged={read.retry}
          onClose={() => table.show(null)}
        />
      )}
      {pausing && (
        <PauseDrawer
          ids={pausing.ids}
          onChanged={() => {
            pausing.done?.()
            setPausing(null)
            read.retry()
          }}
          onClose={() => setPausing(null)}
        />
      )}
    </div>
  )
}

type TabsProps = {
  counts: Partial<Record<ProductStatus, number>> | undefined
  first: Tab
  pressed: Tab
  table: Table
}

/** How far products are, with how many are so far. */
const ProductTabs = ({ counts, first, pressed, table }: TabsProps) => {
  const sum = counts && Object.values(counts).reduce((total, count) => total + count, 0)
  return (
    <PressedTabs
      label={messages.whichProducts}
      tabs={tabs.map((key) => ({
        key,
        name: nameOf(key),
        count: key === 'all' ? sum : counts?.[key],
      }))}
      pressed={pressed}
      isToEdges
      onPress={(key) => table.choose('tab', key === first ? '' : key)}
    />
  )
}

/** All goods, or those that were ticked; `done` unticks them. */
type Pausing = { ids: readonly string[] | null; done?: () => void }

const pauseThese = (onPause: (pausing: Pausing) => void) => (ids: readonly string[], done: () => void) => (
  <button type="button" className="button quiet" onClick={() => onPause({ ids, done })}>
    {pauseMessages.open}
  </button>
)

const Actions = ({ onNew, onPause }: { onNew: () => void; onPause: () => void }) => (
  <HeaderActions>
    <button type="button" className="button quiet" onClick={onPause}>
      {pauseMessages.open}
    </button>
    <button type="button" className="button" onClick={onNew}>
      {messages.add}
    </button>
  </HeaderActions>
)

const useCategoryFilter = () => {
  const { last } = useRead('GET /api/vendor_goods/shelves', {})
  const options = (last?.data ?? []).map(({ category, name }) => ({ value: category, label: name }))
  return [{ name: 'category', label: messages.category, all: messages.everyCategory, options }]
}
