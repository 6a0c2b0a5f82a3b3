import { type GuestFile, scriptTag } from './guest-site.ts'

type PageParts = {
  /** In the head, before the script tag. */
  head?: string
  /** Instead of the line that contractors paste. */
  script?: string
  /** After the shop. */
  end?: string
  /** Attributes of `<html>`. */
  html?: string
  /** Around what stands in the body. */
  wrap?: (body: string) => string
  body?: string
}

/** The parts of a shop as a web person would place them: badge on top, the card to enter, the shop, a footer. */
export const shopBody = `<header class="bar"><a href="/">Miller &amp; Sons</a> <showroom-cart-button></showroom-cart-button></header>
<main><h1>Our showroom</h1><p>Come in.</p>
<showroom-entry></showroom-entry>
<showroom-shop></showroom-shop>
</main>
<footer><p>Call 555-0100</p></footer>`

export const guestPage = ({
  head = '',
  script = scriptTag(),
  end = '',
  html = 'lang="en"',
  wrap = (body) => body,
  body = shopBody,
}: PageParts = {}) => `<!doctype html>
<html ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Miller &amp; Sons</title><link rel="stylesheet" href="/guest.css">
${head}
${script}
</head><body>
${wrap(body)}
${end}
<script src="/guest.js"></script>
</body></html>`

/** Heights reserved as docs/embedding.md says. */
export const guestCss = `body { margin: 0; font: 16px/1.5 Georgia, serif }
.bar { display: flex; justify-content: space-between; padding: 8px 16px }
showroom-cart-button { display: block; min-height: 44px; min-width: 44px }
showroom-entry { display: block; min-height: 420px }
showroom-shop { display: block; min-height: 900px }
`

/** The page's own script: what it learns from the shop, it says in its title. */
export const guestJs = `document.addEventListener('showroom:selected', function (event) {
  document.title = 'Entered ' + event.detail.vsd_id
})
`

/** A whole small website around one page. `files` goes first. */
export const guestFiles = (
  parts: PageParts = {},
  files: Record<string, GuestFile | string> = {},
): Record<string, GuestFile | string> => ({
  '/': guestPage(parts),
  '/guest.css': guestCss,
  '/guest.js': guestJs,
  ...files,
})
