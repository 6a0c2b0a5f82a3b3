import { isValidElement } from 'react'
import { matchRoutes } from 'react-router'
import { routes } from '../../routes.tsx'
import { panelsAt } from '../../workspaces/panels.ts'
import { firstReadsAt } from './first-reads.ts'

export type Programs = {
  /** The files that a page is made from, as the build knows them, whoever it is that comes. */
  files: string[]
  /** By the role of whoever comes, what it asks first. */
  reads: ReturnType<typeof firstReadsAt>
}

/** What a page at an address needs that only a browser draws. */
export const programsAt = (path: string): Programs => {
  const matches = matchRoutes(routes, path) ?? []
  const files = matches.flatMap(({ route: { element } }) => fileOf(element))
  const panel = matches.at(-1)?.params.panel
  if (panel === undefined) return { files, reads: {} }
  const own = panelsAt(panel).map(({ Content }) => Content.file)
  return { files: [...files, ...own], reads: firstReadsAt(panel) }
}

const fileOf = (element: unknown): string[] =>
  isValidElement(element) &&
  typeof element.type === 'function' &&
  'file' in element.type &&
  typeof element.type.file === 'string'
    ? [element.type.file]
    : []
