import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { hrefOf, paths } from '../paths.ts'

/** Where a list of orders leads on our own pages. */
export const useOrderLinks = () => {
  const navigate = useNavigate()
  return useMemo(
    () => ({
      orderHref: (id: string) => hrefOf(paths.order(id)),
      onOrder: (id: string) => void navigate(paths.order(id)),
      shopHref: hrefOf(paths.shop),
      onShop: () => void navigate(paths.shop),
    }),
    [navigate],
  )
}
