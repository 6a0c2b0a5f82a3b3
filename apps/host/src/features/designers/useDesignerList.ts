import { pageSize } from '@showroom/contract/policy/figures'
import { designerSorts, designerStyles, searchDistances } from '@showroom/contract/designer/designer-choices'
import { roomTypes } from '@showroom/contract/project/project-choices'
import { useSearchParams } from 'react-router'
import { usePublicRead } from '../../data/usePublicRead.ts'
import { atOnce } from '../../kit/at-once.ts'
import { languages } from '@showroom/contract/shared/languages'

export const packagePrices = [50_000, 100_000, 200_000, 350_000] as const
export const ratings = [5, 4, 3] as const

/** What is asked for, as it stands in the address. */
const readListing = (query: URLSearchParams) => {
  const one = <Key extends string>(name: string, of: readonly Key[]) =>
    of.find((each) => each === query.get(name))
  return {
    style: one('style', designerStyles),
    room: one('room', roomTypes),
    language: one('language', languages),
    zip: query.get('zip') || undefined,
    within: one('within', searchDistances.map(String)) ?? '50',
    budget: packagePrices.find((each) => String(each) === query.get('budget')),
    rating: ratings.find((each) => String(each) === query.get('rating')),
    remote: one('remote', ['yes']) ?? 'no',
    sort: one('sort', designerSorts) ?? 'best',
    page: Number(query.get('page')) || 1,
  } as const
}
export type DesignerListing = ReturnType<typeof readListing>

const plain: Partial<Record<keyof DesignerListing, string>> = {
  within: '50',
  remote: 'no',
  sort: 'best',
  page: '1',
}

/** What differs from the plain list; a change begins at the first page. */
const queryOf = (listing: DesignerListing): Record<string, string> =>
  Object.fromEntries(
    Object.entries(listing).flatMap(([name, value]) =>
      value === undefined || value === '' || String(value) === plain[name as keyof DesignerListing] // its keys
        ? []
        : [[name, String(value)]],
    ),
  )

export const useDesignerList = () => {
  const [query, setQuery] = useSearchParams()
  const listing = readListing(query)
  const { budget, rating, page, ...words } = listing
  const asked = {
    ...words,
    ...(budget ? { budget } : {}),
    ...(rating ? { rating } : {}),
    page,
    page_size: pageSize,
  }
  const read = usePublicRead({
    key: `designers ${JSON.stringify(asked)}`,
    ask: (call, signal) => call('GET /api/designer', { query: asked, signal }),
  })
  const change = (changed: Partial<DesignerListing>) =>
    setQuery(queryOf({ ...listing, page: 1, ...changed }), {
      ...atOnce,
      preventScrollReset: true,
    })
  return { listing, read, change, clear: () => setQuery({}) }
}
