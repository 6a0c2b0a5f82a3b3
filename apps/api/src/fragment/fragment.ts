import { createHash } from 'node:crypto'
import type { FragmentCall, FragmentRenderer, FragmentRequest } from '@showroom/contract/fragment/fragment'
import { LRUCache } from 'lru-cache'
import { brotliOf } from '../platform/http/brotli.ts'
import { refuseInvalid, refuseUnknown } from '../platform/http/domain-error.ts'
import { themeSheet } from './theme-sheet.ts'

/** HTML is drawn again when it is older; a change of the catalogue shows within this and a minute of caching. */
const freshForMs = 5_000
const mostBytes = 64_000_000

export type Fragment = { html: Buffer; brotli: Buffer; etag: string }

export type FragmentDeps = {
  loadRenderer: () => Promise<FragmentRenderer>
  call: FragmentCall
  /** Origin of the marketplace, for every address in the HTML. */
  apiBase: string
  now: () => Date
}

/** Widgets drawn as HTML. Whoever asks for the same at the same time gets the same. */
export const openFragments = ({ loadRenderer, call, apiBase, now }: FragmentDeps) => {
  const draw = async (request: FragmentRequest): Promise<Fragment> => {
    const renderer = await loadRenderer()
    const drawnAt = now()
    const text = await renderer.render(request, {
      call,
      apiBase,
      now: drawnAt,
      themeSheet: (color, scheme) => {
        const { href, text } = themeSheet(color, scheme)
        return { href: apiBase + href, text }
      },
    })
    const html = Buffer.from(text)
    return { html, brotli: await brotliOf(html), etag: etagOf(text, drawnAt) }
  }
  const drawn = new LRUCache<string, Fragment, FragmentRequest>({
    ttl: freshForMs,
    maxSize: mostBytes,
    sizeCalculation: ({ html, brotli }) => html.length + brotli.length,
    fetchMethod: (_key, _stale, { context }) => draw(context),
  })

  return {
    read: async (tag: string, query: Record<string, unknown>): Promise<FragmentRequest> => {
      const { read } = await loadRenderer()
      const reading = read(tag, query)
      if (reading.kind === 'unknown') return refuseUnknown()
      if (reading.kind === 'invalid') return refuseInvalid(reading.errors)
      return reading.request
    },
    draw: async (request: FragmentRequest): Promise<Fragment> => {
      const { tag, dom, styles, attributes } = request
      const key = JSON.stringify([tag, dom, styles, Object.entries(attributes).sort()])
      return (await drawn.fetch(key, { context: request })) ?? refuseUnknown()
    },
  }
}

/** Weak: when it was drawn is written in it, and makes no difference to anybody. */
const etagOf = (text: string, drawnAt: Date) => {
  const same = text.replace(`"at":${drawnAt.getTime()}`, '')
  return `W/"${createHash('sha256').update(same).digest('base64url').slice(0, 16)}"`
}
