import type { ChatChoice } from '@showroom/contract/chat/chat-card'
import { type CardKind, mostChoices } from '@showroom/contract/chat/chat-choices'
import { productsRequest } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { CatalogueApi } from '../../catalogue/module.ts'
import type { Queries } from '../../platform/db/db.ts'
import { showroomOfProject } from '../../project/project-showroom.ts'
import { itemViews, productViews, selectionViews } from './card-views.ts'
import type { Viewing } from './card-viewing.ts'

type Asked = { kind: CardKind; text: string }
type Deps = { db: Queries; products: CatalogueApi['products'] }

/** What somebody can show in a chat, by a word of it. */
export const cardChoices = async (
  { db, products }: Deps,
  viewing: Viewing,
  { kind, text }: Asked,
): Promise<ChatChoice[]> => {
  if (kind === 'product') return productChoices({ db, products }, viewing, text)
  if (kind === 'order_item') return (await itemViews(db, viewing.access, { text })).slice(0, mostChoices)
  const words = text.toLowerCase()
  const all = await selectionViews(db, viewing, null)
  return all
    .filter((view) => view.kind === 'selection' && view.selection.title.toLowerCase().includes(words))
    .slice(0, mostChoices)
}

const productChoices = async ({ db, products }: Deps, { access }: Viewing, text: string) => {
  const request = productsRequest.parse({
    showroom: access.project.showroomRef,
    page_size: mostChoices,
    ...(text === '' ? {} : { search: text }),
  })
  const { data } = await products(await showroomOfProject(db, access.project), request)
  const ids = data.map(({ id }) => id)
  return productViews(db, access, ids)
}
