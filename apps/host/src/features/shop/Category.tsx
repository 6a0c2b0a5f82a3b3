import { Navigate, useParams } from 'react-router'
import { useCategoryPlace, useMenu } from '../../shop-context/useShopState.ts'
import { paths } from '../../paths.ts'
import { ProductList } from './ProductList.tsx'

/** Products of a leaf category; the parameter is its slug_url, or else its id. */
export const Category = () => {
  const { category: slugOrId = '' } = useParams()
  const place = useCategoryPlace(slugOrId)
  const menuIsThere = useMenu().length > 0
  if (menuIsThere && !place) return <Navigate to={paths.notFound} replace />
  return (
    <div className="page page-top">
      <ProductList key={slugOrId} category={slugOrId} headingLevel={1} />
    </div>
  )
}
