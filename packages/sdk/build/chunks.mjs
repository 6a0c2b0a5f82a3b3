/** Only where a server has drawn the page's tags. */
const takeOverParts = [
  '/sdk/src/element/take-over.ts',
  '/sdk/src/element/what-was-done.ts',
  '/sdk/src/links.ts',
  '/widgets/src/shop/given.ts',
]

/** What every widget needs arrives once. */
const runtimeParts = [
  '/node_modules/',
  '/sdk/src/preact/',
  '/sdk/src/element/',
  '/sdk/src/page-shop.ts',
  '/sdk/src/tags.ts',
  '/sdk/src/later-doors.ts',
  '/widgets/src/shop/',
  '/widgets/src/frame/',
]

/** Pieces of widgets that belong to none of them. */
const sharedParts = [
  '/widgets/src/form/',
  '/widgets/src/ui/',
  '/widgets/src/rails/',
  '/widgets/src/quantity/',
  '/contract/src/',
]

const changesOfCart = ['/shop/cart-changes.ts', '/shop/cart-view.ts', '/shop/cart-messages.ts']

/** Few chunks: each is a round trip, and a part compresses better than a file of its own. */
export const chunkOf = (id, { getModuleInfo }) => {
  const isPart = (part) => id.includes(part)
  // Needed by the first gesture of whoever shows goods, and never by a badge.
  if (changesOfCart.some(isPart)) return 'goods'
  if (id.includes('/shop/recently-viewed.ts')) return 'catalogue'
  if (takeOverParts.some(isPart)) return 'take-over'
  if (runtimeParts.some(isPart)) return 'runtime'
  if (!sharedParts.some(isPart)) return chunkOfWidget(folderOf(id))
  const users = usersOf(id, getModuleInfo)
  if (users.has('frame') || users.has('cart-button')) return 'runtime'
  if (users.has('entry') || users.has('categories')) return 'controls'
  if (users.size === 1) return chunkOfWidget([...users][0])
  return users.has('cart') || users.has('shop-front') ? 'goods' : 'catalogue'
}

/** The cart comes with the goods that go into it; whoever sees a list of goods goes on to the page of one. */
const chunkOfWidget = (folder) => together[folder] ?? folder
const together = { cart: 'goods', products: 'catalogue', product: 'catalogue' }

const folderOf = (id) => id.split('/widgets/src/')[1]?.split('/')[0]

/** The widgets that need a module, be it through others. */
const usersOf = (id, getModuleInfo, seen = new Set()) => {
  const users = new Set()
  if (seen.has(id)) return users
  seen.add(id)
  for (const importer of getModuleInfo(id)?.importers ?? []) {
    const isShared = sharedParts.some((part) => importer.includes(part))
    if (isShared) for (const user of usersOf(importer, getModuleInfo, seen)) users.add(user)
    else users.add(folderOf(importer))
  }
  return users
}

/**
 * What a chunk imports is asked for beside it, not after it. The loader asks for the runtime itself; and a page with one
 * of the later tags mostly has the others, too, whose chunks it would name.
 */
export const inParallel = {
  name: 'in-parallel',
  renderDynamicImport: ({ moduleId, getTargetChunkImports }) => {
    if (moduleId.endsWith('/sdk/src/later-doors.ts')) return null
    const imported = (getTargetChunkImports() ?? []).map(({ resolvedImportPath }) => resolvedImportPath)
    const beside = imported.filter((path) => !path.includes('/runtime-'))
    if (beside.length === 0) return null
    return {
      left: 'Promise.all([import(',
      right: `),${beside.map((path) => `import(${path})`).join()}]).then(all=>all[0])`,
    }
  },
}
