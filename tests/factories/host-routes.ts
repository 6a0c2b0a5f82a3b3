import { resolve } from 'node:path'
import type { RouteObject } from 'react-router'
import { createServer } from 'vite'

export type HostRoute = { pattern: string; isGuarded: boolean }
/** Every address of the host, and the panels of each type's account. */
export type HostTable = { routes: HostRoute[]; panels: Record<AccountType, string[]> }

type AccountType = (typeof types)[number]
const types = ['User', 'Contractor', 'Vendor', 'Admin'] as const
const hostRoot = resolve(import.meta.dirname, '../../apps/host')

let known: Promise<HostTable> | null = null

/** The host's own table, as the host reads it: a page that is added is in it. Read once for each worker. */
export const readHostTable = (): Promise<HostTable> => {
  known ??= readTable()
  return known
}

const readTable = async (): Promise<HostTable> => {
  const vite = await createServer({
    root: hostRoot,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const [{ routes }, { Guarded }, { panelsOf }] = await withDocument(() =>
      Promise.all([
        vite.ssrLoadModule('/src/routes.tsx'),
        vite.ssrLoadModule('/src/session/Guarded.tsx'),
        vite.ssrLoadModule('/src/workspaces/panels.ts'),
      ]),
    )
    const pathsOf = (type: AccountType): string[] =>
      panelsOf({ type }).map((panel: { path: string }) => panel.path)
    return {
      routes: collect(routes, Guarded, false),
      panels: {
        User: pathsOf('User'),
        Contractor: pathsOf('Contractor'),
        Vendor: pathsOf('Vendor'),
        Admin: pathsOf('Admin'),
      },
    }
  } finally {
    await vite.close()
  }
}

/** What remembers a visit, or reads the page's own words, looks into a browser's document when it is loaded. */
const withDocument = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  Reflect.set(globalThis, 'document', { cookie: '', querySelector: () => null })
  try {
    return await work()
  } finally {
    Reflect.deleteProperty(globalThis, 'document')
  }
}

const collect = (table: readonly RouteObject[], guard: unknown, isBelowGuard: boolean): HostRoute[] =>
  table.flatMap(({ path, element, children = [] }) => {
    const isGuarded = isBelowGuard || typeOf(element) === guard
    const own = path === undefined ? [] : [{ pattern: path, isGuarded }]
    return [...own, ...collect(children, guard, isGuarded)]
  })

const typeOf = (element: unknown): unknown =>
  typeof element === 'object' && element !== null && 'type' in element ? element.type : undefined
