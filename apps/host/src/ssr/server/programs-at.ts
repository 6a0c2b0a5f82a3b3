import { isValidElement } from 'react'
import { matchRoutes } from 'react-router'
import { routes } from '../../routes.tsx'
import { panelsAt } from '../../workspaces/panels.ts'

/** The files that a page at an address is made from, as the build knows them, whoever it is that comes. */
export const programsAt = (path: string): string[] => {
  const matches = matchRoutes(routes, path) ?? []
  const pages = matches.flatMap(({ route: { element } }) => fileOf(element))
  const panel = matches.at(-1)?.params.panel
  return panel === undefined ? pages : [...pages, ...panelsAt(panel).map(({ Content }) => Content.file)]
}

const fileOf = (element: unknown): string[] =>
  isValidElement(element) &&
  typeof element.type === 'function' &&
  'file' in element.type &&
  typeof element.type.file === 'string'
    ? [element.type.file]
    : []
