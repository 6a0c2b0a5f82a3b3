import {
  isTagAttribute,
  previewWords,
  tagName,
  themeValue,
  themeVariable,
} from '@showroom/contract/showroom/embed-preview'

export type Preview = {
  tag: string
  showroom: string
  attributes: readonly (readonly [name: string, value: string])[]
  variables: readonly (readonly [name: string, value: string])[]
  isHostile: boolean
}

const longestValue = 200
const mostWords = 60

/** What an address asks for; null where it names no tag. What is not an attribute is left out. */
export const readPreview = (query: URLSearchParams): Preview | null => {
  const tag = query.get('tag') ?? ''
  if (!tagName.test(tag)) return null
  const words = [...query].slice(0, mostWords).filter(([, value]) => value.length <= longestValue)
  const own: readonly string[] = previewWords
  return {
    tag,
    showroom: query.get('showroom') ?? '',
    attributes: words.filter(([name]) => !own.includes(name) && isTagAttribute(name)),
    variables: words.filter(([name, value]) => themeVariable.test(name) && themeValue.test(value)),
    isHostile: query.get('page') === 'hostile',
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const plainCss =
  'body { margin: 0; padding: 24px 20px; font: 16px/1.5 Helvetica, Arial, sans-serif; color: #23211d; background: #fff } h1 { font-size: 26px } .tag { margin: 24px 0 }'

/** A page as they are met: a root size of its own, and rules for everything with all the weight there is. */
const hostileCss = `html { font-size: 30px !important }
* { color: #a00 !important; letter-spacing: 3px !important; text-transform: uppercase !important; line-height: 2.4 !important; font-family: "Courier New", monospace !important }
div, p, h1, a, button, input, ul, li, img { border: 3px dotted #0a0 !important; padding: 12px !important; background: #ffd !important }`

const variablesCss = ({ tag, variables }: Preview): string =>
  variables.length === 0
    ? ''
    : `${tag} { ${variables.map(([name, value]) => `${name}: ${value}`).join('; ')} }`

const cssOf = (preview: Preview): string =>
  [plainCss, preview.isHostile ? hostileCss : '', variablesCss(preview)].join('\n')

/** One tag on a page with a little of its own around it. */
export const previewPage = (preview: Preview, { nonce }: { nonce: string }): string => {
  const { tag, showroom, attributes } = preview
  const written = attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title>
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<style nonce="${nonce}">${cssOf(preview)}</style>
<script type="module" src="/showroom/embed/v1/showroom.js" data-showroom="${escaped(showroom)}"></script></head>
<body><h1>Your website</h1><p>What you have written above the shop stands here.</p>
<div class="tag"><${tag}${written}></${tag}></div>
<p>And what comes below it.</p></body></html>`
}

/** What a strict website would allow, and that pages of ours alone may show it. */
export const previewPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
