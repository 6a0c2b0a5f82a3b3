import { isValidElement } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'

/** The programs of the pages at an address, there before they are drawn. */
export const preloadPages = async (routes: RouteObject[], pathname: string): Promise<void> => {
  const matches = matchRoutes(routes, pathname, '/showroom/') ?? []
  await Promise.all(matches.map(({ route: { element } }) => preloadPage(element)))
}

const preloadPage = async (element: unknown): Promise<unknown> => {
  if (!isValidElement(element) || typeof element.type !== 'function') return undefined
  return 'preload' in element.type && typeof element.type.preload === 'function'
    ? element.type.preload()
    : undefined
}
