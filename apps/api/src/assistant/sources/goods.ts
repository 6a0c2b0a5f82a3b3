import { platformShowroom } from '@showroom/contract/shared/ids'
import { productsRequest } from '@showroom/contract/catalogue/catalogue.endpoints'
import type { CatalogueApi } from '../../catalogue/module.ts'
import type { Db } from '../../platform/db/db.ts'
import type { AccessibleProject } from '../../project/project-access.store.ts'
import { showroomContext } from '../../showroom/showroom.store.ts'
import type { Passage } from '../find-passages.ts'
import { isForGoods, subjectsOf } from '../question.ts'

const mostGoods = 3

/** Goods of the project's showroom that a question asks for. Their prices are for each to see on their page. */
export const findGoods = async (
  { db, catalogue }: { db: Db; catalogue: CatalogueApi },
  { showroomRef, vsdId }: Pick<AccessibleProject, 'showroomRef' | 'vsdId'>,
  question: string,
): Promise<Passage[]> => {
  const search = subjectsOf(question).join(' ').slice(0, 120)
  const showroom = isForGoods(question) && search !== '' ? await showroomContext(db, showroomRef) : null
  if (!showroom) return []
  const wanted = productsRequest.parse({ showroom: showroomRef, search, page_size: mostGoods })
  const { data, suggestion } = await catalogue.products(showroom, wanted)
  if (suggestion !== null) return []
  const end = vsdId === null || showroomRef === platformShowroom ? '' : `/${encodeURIComponent(vsdId)}`
  return data.slice(0, mostGoods).map(({ name, id }) => ({
    title: name,
    text: '',
    path: `/product/${encodeURIComponent(id)}${end}`,
  }))
}
