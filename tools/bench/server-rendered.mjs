import { address } from './api-process.mjs'
import { guestPage, showroom } from './page-tags.mjs'

/** The tag as the server draws it. */
const fragmentOf = async ({ tag, attributes = '', styles = 'linked' }) => {
  const asked = new URLSearchParams({ showroom, styles })
  for (const [, name, value] of attributes.matchAll(/([\w-]+)="([^"]*)"/g)) asked.set(name, value)
  const reply = await fetch(`${address}/showroom/embed/fragment/${tag}?${asked}`)
  if (!reply.ok) throw new Error(`The fragment of ${tag} was answered with ${reply.status}.`)
  return reply.text()
}

/** The same words and pictures as a page's own HTML: no shadow root, no script of ours, nothing to wait for. */
const asPlainHtml = (page) =>
  page
    .replace(/<style>(?!\s*body)[^<]*<\/style>/g, '')
    .replace(/<script type="application\/json">[^<]*<\/script>/g, '')
    .replace(/<\/?template[^>]*>/g, '')
    .replace(/<(script|link)\b[^>]*>(<\/script>)?/g, '')

/** A tag that came with the page, held against the same page in plain HTML. */
export const measureServerRendered = async ({ browser, guest, tags, mediansOf }) => {
  const figures = {}
  for (const [name, tagged] of Object.entries(tags)) {
    const page = guestPage({ origin: address, tagged, drawn: await fragmentOf(tagged) })
    const path = `/${tagged.tag}-drawn`
    guest.add(path, page)
    guest.add(`${path}-plain`, asPlainHtml(page))
    const inside = tagged.data
    const [plain, drawn] = await mediansOf(browser, [
      {
        url: `${guest.origin}${path}-plain`,
        paints: [{ name: 'drawn', inside: `${tagged.tag} ${inside}` }],
      },
      { url: guest.origin + path, paints: [{ name: 'drawn', tag: tagged.tag, inside }] },
    ])
    figures[`first paint of a server-rendered tag after plain HTML, ms (${name})`] = Math.round(
      drawn.paintedMs('drawn') - plain.paintedMs('drawn'),
    )
    figures[`layout shift (${name}, server-rendered)`] = drawn.shift
    figures[`blocking time, ms (${name}, server-rendered)`] = drawn.blockingMs
  }
  return figures
}
