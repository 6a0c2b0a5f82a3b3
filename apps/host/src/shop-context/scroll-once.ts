import type { DataRouter } from 'react-router'

type Navigate = DataRouter['navigate']
type Options = { preventScrollReset?: boolean }

let goesToTop = true

/** Whether the page that was gone to last begins at its top. */
export const beginsAtTop = (): boolean => goesToTop

/**
 * A page that is gone to is scrolled once, after 100 ms (specification §2), and by useNavigationMemory: the router, which
 * would do it at once and so twice, only returns to where somebody was.
 */
export const scrollOnce = (router: DataRouter): DataRouter => {
  const navigate = router.navigate.bind(router) as (to: unknown, options?: Options) => Promise<void>
  router.navigate = ((to: unknown, options?: Options) => {
    goesToTop = options?.preventScrollReset !== true
    return typeof to === 'number' ? navigate(to) : navigate(to, { ...options, preventScrollReset: true })
  }) as Navigate
  return router
}
