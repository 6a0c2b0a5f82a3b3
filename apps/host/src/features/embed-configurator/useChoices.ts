import type { Category } from '@showroom/contract/catalogue/catalogue'
import { planRoomTypes } from '@showroom/contract/visualizer/surfaces'
import { useRead } from '../../data/useRead.ts'
import { embedMessages as messages } from './messages.ts'

type Option = { value: string; label: string }
/** By attribute: what there is to choose from in the showroom. Others are typed. */
export type Choices = Readonly<Record<string, readonly Option[] | undefined>>

const sorts = ['featured', 'price_low', 'price_high', 'newest', 'lead_time', 'saving']

/** Each category below the one that it belongs to. */
const listed = (categories: readonly Category[], depth = 0): Option[] =>
  categories.flatMap(({ slug_url, name, children }) => [
    { value: slug_url, label: `${'– '.repeat(depth)}${name}` },
    ...listed(children, depth + 1),
  ])

export const useChoices = (showroom: string): Choices => {
  const { kind, last } = useRead('GET /api/menu_category', { query: { vsd_id: showroom } })
  const departments = last?.data ?? []
  return {
    sort: sorts.map((value) => ({ value, label: messages.sortOf(value) })),
    room: planRoomTypes.map((value) => ({ value, label: messages.optionOf(value) })),
    // Where they can not be read, they are typed.
    ...(kind === 'failed'
      ? {}
      : {
          department: departments.map(({ menu_slug, name }) => ({ value: menu_slug, label: name })),
          category: listed(departments.flatMap(({ categories }) => categories)),
        }),
  }
}
