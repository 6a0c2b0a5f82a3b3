/** Where a visitor is inside the shop; written in the address as a path of its own. */
export type Place =
  | { view: 'home' }
  | { view: 'list'; category: string | undefined; department: string | undefined; query: string }
  | { view: 'product'; id: string }

const slug = /^[A-Za-z0-9_-]{1,80}$/

/** What is not understood is the front door, never an error. */
export function placeOf(path: string): Place {
  const cut = path.indexOf('?')
  const names = cut < 0 ? path : path.slice(0, cut)
  const query = cut < 0 ? '' : path.slice(cut + 1)
  const [kind, name = ''] = names.split('/').filter(Boolean)
  const isNamed = slug.test(name)
  if (kind === 'product' && isNamed) return { view: 'product', id: name }
  if (kind === 'category' && isNamed) return { view: 'list', category: name, department: undefined, query }
  if (kind === 'department' && isNamed) return { view: 'list', category: undefined, department: name, query }
  if (kind === 'search') return { view: 'list', category: undefined, department: undefined, query }
  return { view: 'home' }
}

export const homePath = '/'
export const productPath = (id: string) => `/product/${id}`
export const categoryPath = (name: string) => `/category/${name}`

/** The same shelf with other choices. */
export function listPath(place: Extract<Place, { view: 'list' }>, query: URLSearchParams): string {
  const { category, department } = place
  const shelf = category ? categoryPath(category) : department ? `/department/${department}` : '/search'
  const text = query.toString()
  return text ? `${shelf}?${text}` : shelf
}

/** Filters and pages change within a view; another view is another place to stand. */
export const viewKey = (place: Place): string =>
  place.view === 'list' ? `list ${place.category} ${place.department}` : place.view
