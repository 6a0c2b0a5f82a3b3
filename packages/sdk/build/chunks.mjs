/** Only where a server has drawn the page's tags. */
const hydrationParts = [
  '/sdk/src/element/hydrate',
  '/sdk/src/element/replay-events.ts',
  '/sdk/src/links.ts',
  '/widgets/src/shop/initial-answers.ts',
]

/** Only where a page is not white behind a tag. */
const groundParts = ['/sdk/src/ground/', '/sdk/src/doctor/colors.ts', '/contract/src/showroom/color.ts']

/** What every widget needs arrives once. */
const runtimeParts = [
  '/node_modules/',
  '/sdk/src/preact/',
  '/sdk/src/element/',
  '/sdk/src/page-shop.ts',
  '/sdk/src/registry.ts',
  '/sdk/src/runtime-doors.ts',
  '/widgets/src/shop/',
  '/widgets/src/frame/',
]

/** Pieces of widgets that belong to none of them. */
const sharedParts = [
  '/widgets/src/ui/',
  '/widgets/src/catalogue-kit/',
  '/widgets/src/quantity/',
  '/contract/src/',
]

/** What changes a cart, and what opens over the page: it comes with the cart, at the first press that needs it. */
const partsOfCart = [
  '/shop/cart-changes.ts',
  '/shop/write-queue.ts',
  '/shop/cart-view.ts',
  '/shop/cart-messages.ts',
  '/ui/Dialog.tsx',
  '/ui/Dialog.css.ts',
  '/ui/dialog-door.ts',
]

/** What a chat shows when it is asked for: with the press, beside the cards. */
const partsOfChatCards = [
  '/chat/MessageChoices.tsx',
  '/chat/EditMessage.tsx',
  '/chat/edit-message-door.ts',
  '/chat/choices.css.ts',
  '/chat/message-choices-door.ts',
  '/chat/PinnedPane.tsx',
  '/chat/SearchPane.tsx',
  '/chat/Panes.tsx',
  '/chat/panes-door.ts',
]

/** What was sent in a chat: with the first look for it. */
const partsOfChatFiles = ['/chat/files/']

/** What somebody writes with besides letters. */
const partsOfChatEmoji = ['/chat/emoji/']

/** What narrows a list comes when its products are there. */
const partsOfFacets = [
  '/products/FacetPanel.tsx',
  '/products/FacetGroup.tsx',
  '/products/PriceRange.tsx',
  '/products/color-families.ts',
  '/products/Facets.css.ts',
  '/products/facets-door.ts',
  '/products/facet-messages.ts',
]

/** Cards, and rows of them: a list begins with them, below a product and a shop's departments they come later. */
const partsOfBrowsing = [
  '/catalogue-kit/ProductCard.tsx',
  '/catalogue-kit/QuickAdd.tsx',
  '/catalogue-kit/Swatches.tsx',
  '/catalogue-kit/Rail.tsx',
  '/catalogue-kit/rail-door.ts',
  '/catalogue-kit/browse-messages.ts',
  '/catalogue-kit/browse.css.ts',
]

/** Few widgets have a field to type into. */
const partsOfField = ['/ui/Field.tsx', '/ui/Field.css.ts']

/** A product is seen and can be bought first. */
const partsOfProductLater = [
  '/product/later-door.ts',
  '/product/later-messages.ts',
  '/product/Later.css.ts',
  '/product/BoughtLine.tsx',
  '/product/Facts.tsx',
  '/product/ProductRails.tsx',
  '/product/RequiredParts.tsx',
  '/product/RoomHead.tsx',
  '/product/RoomSides.tsx',
  '/product/SidesFields.tsx',
  '/product/Substitute.tsx',
  '/product/Tips.tsx',
  '/cart/amount.messages.ts',
  '/cart/seam.rules.ts',
]

/** What is bought, and how much of it, is asked once it has been seen. */
const partsOfPurchase = [
  '/product/purchase-door.ts',
  '/product/buying-messages.ts',
  '/product/BuyBox.tsx',
  '/product/Calculator.',
  '/product/LotLine.tsx',
  '/product/NumberInput.tsx',
  '/product/Outcome.tsx',
  '/product/Promises.tsx',
  '/product/Purchase.tsx',
  '/product/RoomFields.tsx',
  '/product/estimate.ts',
  '/product/lots.ts',
  '/product/measure.ts',
  '/product/patterns.ts',
  '/product/unit-words.ts',
  '/product/useBuying.ts',
  '/contract/src/cart/amount.rules.ts',
  '/contract/src/cart/quantity.rules.ts',
  '/contract/src/cart/turf.rules.ts',
]

/** What says that something was done, and what a quantity is typed into: a cart has both, a list neither. */
const toastParts = [
  '/cart-toast/',
  '/ui/Toast.',
  '/ui/toast-door.ts',
  '/ui/Warning.tsx',
  '/ui/step-below.ts',
  '/ui/QuantityBox.',
  '/ui/useQuantityDraft.ts',
]

/** Few chunks: each is a round trip, and a part compresses better than a file of its own. */
export const chunkOf = (id, { getModuleInfo }) => {
  const isPart = (part) => id.includes(part)
  if (partsOfCart.some(isPart)) return 'cart'
  if (partsOfChatCards.some(isPart)) return 'chat-cards'
  if (partsOfChatEmoji.some(isPart)) return 'chat-emoji'
  if (partsOfChatFiles.some(isPart)) return 'chat-files'
  if (partsOfFacets.some(isPart)) return 'facets'
  if (partsOfBrowsing.some(isPart)) return 'browse'
  if (partsOfField.some(isPart)) return 'field'
  if (partsOfProductLater.some(isPart)) return 'product-later'
  if (partsOfPurchase.some(isPart)) return 'purchase'
  if (toastParts.some(isPart)) return 'toast'
  if (id.includes('/shop/recently-viewed.ts')) return 'product'
  if (id.includes('/shop/is-refused.ts')) return 'refusal'
  if (hydrationParts.some(isPart)) return 'hydration'
  if (groundParts.some(isPart)) return 'ground'
  if (runtimeParts.some(isPart)) return 'runtime'
  if (!sharedParts.some(isPart)) return folderOf(id)
  const users = usersOf(id, getModuleInfo)
  if (users.has('frame') || users.has('cart-button')) return 'runtime'
  if (users.has('entry') || users.has('categories')) return 'controls'
  return users.size === 1 ? [...users][0] : 'catalogue'
}

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
 * of the runtime's tags mostly has the others, too, whose chunks it would name.
 */
export const inParallel = {
  name: 'in-parallel',
  renderDynamicImport: ({ moduleId, getTargetChunkImports }) => {
    if (moduleId.endsWith('/sdk/src/runtime-doors.ts')) return null
    const imported = (getTargetChunkImports() ?? []).map(({ resolvedImportPath }) => resolvedImportPath)
    // In one order: what is written alike compresses well.
    // Whatever was pressed has brought what it stands in along.
    const isThere = new RegExp(
      `/(runtime${runtimeParts.some((part) => moduleId.includes(part)) ? '|controls|catalogue' : ''})-`,
    )
    const beside = imported.filter((path) => !isThere.test(path)).sort()
    if (beside.length === 0) return null
    return {
      left: 'Promise.all([import(',
      right: `),${beside.map((path) => `import(${path})`).join()}]).then(all=>all[0])`,
    }
  },
}
