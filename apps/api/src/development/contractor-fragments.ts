import { LRUCache } from 'lru-cache'

/** Of the visitor's time: the tag as it is written is a good page too. */
const mostMs = 3_000
/** What the marketplace's own reply says, too. */
const freshForMs = 60_000
const mostFragments = 50

/** The demo's pages write their tags this way: each with an end, attributes in double quotes. */
const goodsTag = /<(showroom-products|showroom-product|showroom-categories)\b([^>]*)>[^]*?<\/\1>/g
const attribute = /([a-z-]+)(?:="([^"]*)")?/g
const namedShowroom = /data-showroom="([^"]*)"/

/** What a careful contractor's server does before it sends a page: it asks the marketplace to draw the goods in it. */
export const openGoods = (marketplace: string, ask: typeof fetch = fetch) => {
  const fragments = new LRUCache<string, string>({
    max: mostFragments,
    ttl: freshForMs,
    // Rather goods of a minute ago than none.
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (path) => {
      const reply = await ask(marketplace + path, { signal: AbortSignal.timeout(mostMs) })
      if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}.`)
      return reply.text()
    },
  })
  const fragmentAt = async (path: string) => {
    try {
      return await fragments.fetch(path)
    } catch {
      return undefined
    }
  }
  /** The page with its goods drawn. A tag that can not be drawn stays as it is written, for the script to draw. */
  return async (html: string): Promise<string> => {
    const [, showroom = ''] = namedShowroom.exec(html) ?? []
    const tags = [...html.matchAll(goodsTag)]
    const drawn = await Promise.all(
      tags.map(async ([written, tag = '', attributes = '']) => {
        const query = new URLSearchParams({ showroom })
        for (const [, name = '', value = ''] of attributes.matchAll(attribute)) query.set(name, value)
        return (await fragmentAt(`/showroom/embed/fragment/${tag}?${query}`)) ?? written
      }),
    )
    return html.replace(goodsTag, (written) => drawn.shift() ?? written)
  }
}
