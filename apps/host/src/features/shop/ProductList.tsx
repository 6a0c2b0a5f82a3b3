import * as products from '@showroom/widgets/products'
import { useSearchParams } from 'react-router'
import { atOnce } from '../../kit/at-once.ts'
import { HostWidget } from './HostWidget.tsx'
import { useHostLinks } from './useHostLinks.ts'

const { emptyState, queryOfState, stateFromQuery } = products
const untouched = emptyState()

type Props = { category?: string | undefined; headingLevel: 1 | 2; isSearchable?: boolean }

/** The product list, its filters, sort and page kept in the address. */
export const ProductList = ({ category, headingLevel, isSearchable = true }: Props) => {
  const [query, setQuery] = useSearchParams()
  const links = useHostLinks()
  return (
    <HostWidget
      of={products}
      widget={{
        ...links,
        category,
        headingLevel,
        isSearchable,
        state: stateFromQuery(query, untouched),
        onState: (next) => setQuery(queryOfState(next, untouched), atOnce),
      }}
    />
  )
}
