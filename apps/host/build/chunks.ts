import { importedBy, type Modules, sharesFrom } from './reach.ts'

/** All that is there before any page. */
const first = importedBy('main.tsx')
/** All that is there before any panel of a workspace. */
const frame = importedBy('workspaces/WorkspaceFrame.tsx')
/** What pages that a server draws begin with. */
const drawn = importedBy(
  'features/landing/Landing.tsx',
  'features/shop/Category.tsx',
  'features/shop/Product.tsx',
  'features/shop/Department.tsx',
  'features/shop/ShopAll.tsx',
)
const shares = sharesFrom('main.tsx')
const sharesOf = (id: string, modules: Modules) => shares(modules).get(id) ?? 0

const isPackaged = (id: string) => id.includes('/node_modules/')
/** What a feature says stays with its pages. */
const isOurs = (id: string) =>
  /\/(packages|apps)\/(?!host\/src\/features\/.*messages\.ts$).*\.tsx?$/.test(id) && !isPackaged(id)

/** Shown by several lists, and too small to be worth a wait each. */
const isMark = (id: string) =>
  /\/(OrderStatusChip|HeldFigure|PaperButton|TimeLeft|Due|business-days|order-status\.rules|status-tones)\.tsx?$/.test(
    id,
  )

/** What is before every panel, or before most: a page that nobody signs in for does without it. */
const isOfWorkspaces = (id: string, modules: Modules) => {
  if (/\/node_modules\/@tanstack\/|\/host\/src\/data\/(useRead|query-client|useEarlyReply)/.test(id))
    return true
  if (!isOurs(id) || drawn(modules).has(id)) return false
  return isMark(id) || frame(modules).has(id) || sharesOf(id, modules) >= 22
}

/** What fewer share comes by what it is about, so that a list does not bring the fields of a card. */
const areas = [
  ['orders', /\/contract\/src\/(order|pricing|cart|catalogue)\//],
  ['cards', /\/(features\/card|contract\/src\/payment)\//],
  ['rooms', /\/visualizer\//],
  ['tags', /\/packages\/widgets\/|\/host\/src\/(ssr|features\/shop)\//],
] as const

const isSmall = /\/host\/src\/(kit|data|layout)\/|\/packages\/widgets\/src\/ui\/|\/contract\/src\/shared\//

const isShared = (id: string, modules: Modules) => isOurs(id) && sharesOf(id, modules) >= 8

/** Both workspaces and drawn pages have them. */
const isPart = (id: string, modules: Modules) =>
  isShared(id, modules) && isSmall.test(id) && drawn(modules).has(id)

const areaOf = (id: string, modules: Modules): string | null => {
  if (!isShared(id, modules)) return null
  if (isSmall.test(id)) return 'fields'
  return areas.find(([, holds]) => holds.test(id))?.[0] ?? 'pieces'
}

/**
 * A phone pays for each file with a wait, and longest for the largest, which comes over one line: what every page needs is
 * three files of about the same size instead of forty, two of them the same from release to release; and what several
 * pages share is one.
 */
export const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  {
    name: (id: string, modules: Modules) => (isPackaged(id) && first(modules).has(id) ? 'router' : null),
    priority: 3,
  },
  {
    name: (id: string, modules: Modules) => (first(modules).has(id) ? 'frame' : null),
    priority: 2,
  },
  // Before those of the workspaces, which would take along what they import.
  { name: (id: string, modules: Modules) => (isPart(id, modules) ? 'parts' : null), priority: 1.8 },
  {
    name: (id: string, modules: Modules) => (isOfWorkspaces(id, modules) ? 'workspace' : null),
    priority: 1.5,
  },
  { name: areaOf, priority: 1 },
]
