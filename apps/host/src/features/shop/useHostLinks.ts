import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { hrefOf, paths } from '../../paths.ts'

/** Where a widget's links lead on the host: real addresses, followed by the router. */
export const useHostLinks = () => {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      productHref: (id: string) => hrefOf(paths.product(id)),
      onProduct: (id: string) => void navigate(paths.product(id)),
      categoryHref: (slug: string) => hrefOf(paths.category(slug)),
      onCategory: (slug: string) => void navigate(paths.category(slug)),
      cartHref: hrefOf(paths.cart),
    }),
    [navigate],
  )
}
