import { markupProductSorts, markupViews } from '@showroom/contract/pricing/markup-products.rules'
import { bothOf, lasting, useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { pageIn, useAddress } from '../../kit/useAddress.ts'
import { PlannedMarkups } from './PlannedMarkups.tsx'
import { ProductMarkups } from './ProductMarkups.tsx'
import { Rules } from './Rules.tsx'
import { Simulator } from './Simulator.tsx'
import { usePlannedMarkups } from './usePlannedMarkups.ts'
import './Pricing.css'
import { proPricingMessages as messages } from './messages.ts'

/** /account/markup: what a Pro puts on top of the price of what clients buy, from when on, and what that brings. */
export const Markup = () => {
  const { of, show } = useAddress<'rules'>()
  const book = useRead('GET /api/markup', { query: { page: pageIn(of('rules')) } })
  const choices = useRead('GET /api/markup/choices', {})
  const plans = usePlannedMarkups()
  const { table, products } = useProducts()
  const onChanged = () => {
    for (const read of [book, products, plans.read]) read.retry()
  }
  return (
    <>
      <Section title={messages.rules} about={messages.aboutRules}>
        <Loaded read={bothOf(book, choices)} rows={3}>
          {([{ data }, { data: known }]) => (
            <Rules
              book={data}
              choices={known}
              onChanged={onChanged}
              onPage={(page) => show({ rules: page === 1 ? null : String(page) })}
            />
          )}
        </Loaded>
      </Section>
      <Section title={messages.planned} about={messages.aboutPlanned} isWide>
        <PlannedMarkups list={plans} onCancelled={onChanged} />
      </Section>
      <section className="pricing-wide" aria-labelledby="pricing-products">
        <h2 id="pricing-products">{messages.products}</h2>
        <p>{messages.aboutProducts}</p>
        <Loaded read={lasting(choices)} rows={5}>
          {({ data: known }) => (
            <ProductMarkups table={table} read={products} choices={known} onChanged={onChanged} />
          )}
        </Loaded>
      </section>
      <Section title={messages.simulator} about={messages.aboutSimulator}>
        <Simulator />
      </Section>
    </>
  )
}

const useProducts = () => {
  const table = useTable({
    sorts: markupProductSorts,
    first: 'name',
    filters: ['category', 'vendor', 'view'],
  })
  const view = markupViews.find((each) => each === table.filter('view'))
  const asked = Object.fromEntries(
    ['category', 'vendor'].flatMap((name) => (table.filter(name) ? [[name, table.filter(name)]] : [])),
  )
  const products = useRead('GET /api/markup/products', {
    query: { ...table.query, ...asked, ...(view && { view }) },
  })
  return { table, products }
}
