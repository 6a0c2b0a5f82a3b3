export type Routing = 'hash' | 'query' | 'none'

/** How the page's address carries the shop's path. The rest of the address is the page's own and stays. */
export type Address = {
  /** Null where the address says nothing of the shop. */
  read: () => string | null
  /** The page has used the place for an anchor of its own, which says nothing of the shop. */
  isTaken: () => boolean
  hrefOf: (path: string) => string
}

const queryName = 'shop'

export const addressOf = (routing: Exclude<Routing, 'none'>): Address =>
  routing === 'query' ? queryAddress : hashAddress

const hashAddress: Address = {
  read: () => (location.hash.startsWith('#/') ? location.hash.slice(1) : null),
  isTaken: () => location.hash !== '' && !location.hash.startsWith('#/'),
  // With path and query, because a page's <base> would lead a bare hash elsewhere.
  hrefOf: (path) => `${location.pathname}${location.search}#${path}`,
}

const queryAddress: Address = {
  read: () => new URLSearchParams(location.search).get(queryName),
  isTaken: () => false,
  hrefOf: (path) => {
    const query = new URLSearchParams(location.search)
    query.set(queryName, path)
    return `${location.pathname}?${query}${location.hash}`
  },
}
