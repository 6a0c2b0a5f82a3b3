import { addRenderData } from '../render-data.ts'

const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** React writes the pictures that are wanted at once before the drawing; their place is the page's head. */
export const withoutPreloads = (html: string): string => {
  const [found] = preloads.exec(html) ?? []
  if (!found) return html
  for (const link of found.match(/<link[^>]*>/g) ?? []) addRenderData((data) => data.preloads.add(link))
  return html.slice(found.length)
}
