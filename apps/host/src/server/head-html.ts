import { attributesText, escaped } from '@showroom/sdk/server/html'
import type { Head } from '../head/head.ts'

/** A head as it is written: what is not to be found says so, and nothing more. */
export const headHtml = (head: Head | null, origin: string): string => {
  if (!head) return '<title>Showroom</title><meta name="robots" content="noindex">'
  const { title, description, canonical } = head
  const known = [`<title>${escaped(title)}</title>`, meta({ name: 'description', content: description })]
  if (canonical === null) return [...known, meta({ name: 'robots', content: 'noindex' })].join('')
  const address = `${origin}/showroom${canonical}`
  return [
    ...known,
    `<link${attributesText({ rel: 'canonical', href: address })}>`,
    meta({ name: 'robots', content: 'index, follow, max-image-preview:large' }),
  ].join('')
}

const meta = (attributes: Record<string, string>) => `<meta${attributesText(attributes)}>`
