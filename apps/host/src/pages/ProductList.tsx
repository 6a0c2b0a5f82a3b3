import * as products from '@showroom/widgets/products'
import { useNavigate, useSearchParams } from 'react-router'
import { HostWidget } from '../HostWidget.tsx'
import { hrefOf, paths } from '../paths.ts'

const { emptyState, queryOfState, stateFromQuery } = products
const untouched = emptyState()

/** The product list, its filters, sort and page kept in the address. */
export const ProductList = ({ category }: { category?: string | undefined }) => {
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  return (
    <HostWidget
      of={products}
      widget={{
        category,
        state: stateFromQuery(query, untouched),
        onState: (next) => setQuery(queryOfState(next, untouched)),
        hrefOf: (id) => hrefOf(paths.product(id)),
        onChoose: (id) => navigate(paths.product(id)),
        categoryHref: (slug) => hrefOf(paths.category(slug)),
        onCategory: (slug) => navigate(paths.category(slug)),
      }}
    />
  )
}
