import { useMemo, useState } from 'react'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { useCarriedShowroom } from '../../shop-context/useCarriedShowroom.ts'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { useHostLinks } from './useHostLinks.ts'
import * as product from '@showroom/widgets/product/at-once'
import { HostWidget } from './HostWidget.tsx'
import { useBelowProduct } from './useBelowProduct.tsx'

/** A link that carries a Showroom ID opens the product in that showroom. */
export const Product = () => {
  const { hash = '', vsdId } = useParams()
  const links = useHostLinks()
  const isEntering = useCarriedShowroom(vsdId)
  const [shown, setShown] = useState<{ hash: string; name: string } | null>(null)
  const takeOver = useMemo(
    () => ({
      'product-shown': ({ product_id, name }: { product_id: string; name: string }) =>
        setShown({ hash: product_id, name }),
    }),
    [],
  )
  const below = useBelowProduct()
  usePageTitle(shown?.hash === hash ? shown.name : undefined)
  if (isEntering) return <div className="page" aria-busy="true" />
  return (
    <div className="page page-top">
      <HostWidget
        of={product}
        widget={{ ...links, product: hash, headingLevel: 1, below }}
        takeOver={takeOver}
      />
    </div>
  )
}

/** The older address of a product: /product-details?pid=… */
export const ProductDetails = () => {
  const [query] = useSearchParams()
  const pid = query.get('pid')
  return <Navigate to={pid ? paths.product(pid, query.get('vsd_id')) : paths.notFound} replace />
}
