import { paintOf } from './colors.ts'
import type { Sample } from './propose-theme.rules.ts'

/** Enough of a page to know its looks; long ones are not read to their end. */
const mostSamples = 600

const kinds: readonly (readonly [Sample['kind'], string])[] = [
  ['button', 'button, [type=submit], [type=button], [role=button], a[href]'],
  ['link', 'a[href]'],
  ['heading', 'h1, h2, h3'],
  ['text', 'p, li, td, dd, blockquote, label'],
]

/** Ours, and what is drawn over the page, is not the page. */
const foreign = 'showroom-entry, showroom-shop, [data-showroom-debug], dialog, [role=dialog], iframe'

/** What the page's own buttons, links, headings and text look like. Only reads; changes nothing. */
export const sampleTheme = (tags: readonly string[]): Sample[] => {
  const outside = [...tags, foreign].join()
  const samples = kinds.flatMap(([kind, selector]) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => !element.closest(outside) && element.checkVisibility({ opacityProperty: true }))
      .slice(0, mostSamples)
      .flatMap((element) => sampleOf(kind, element)),
  )
  return samples.some(({ kind }) => kind === 'text') ? samples : [...samples, ...bodySample()]
}

const sampleOf = (kind: Sample['kind'], element: HTMLElement): Sample[] => {
  const { width, height } = element.getBoundingClientRect()
  const style = getComputedStyle(element)
  const fill = fillOf(style)
  const isFilled = fill !== null && isButtonSized(height) && Number.parseFloat(style.paddingInlineStart) > 4
  const color = paintOf(style.color)?.hex
  const hasWords = element.innerText?.trim() !== '' || element instanceof HTMLInputElement
  if (width * height === 0 || !color || !hasWords) return []
  if ((kind === 'button' && !isFilled) || (kind === 'link' && isFilled)) return []
  return [
    {
      kind,
      area: Math.round(width * height),
      color,
      fill: kind === 'button' ? fill : null,
      behind: backgroundOf(kind === 'button' ? element.parentElement : element),
      font: style.fontFamily,
      sizePx: Number.parseFloat(style.fontSize),
      radiusPx: Number.parseFloat(style.borderTopLeftRadius) || 0,
    },
  ]
}

const isButtonSized = (height: number) => height >= 24 && height <= 96

/** What shines through is not what a button is filled with. */
const leastAlpha = 0.6

const fillOf = (style: CSSStyleDeclaration): string | null => {
  const paint = paintOf(style.backgroundColor)
  return paint && paint.alpha >= leastAlpha ? paint.hex : null
}

const backgroundOf = (element: Element | null): string => {
  for (let at = element; at; at = at.parentElement) {
    const fill = fillOf(getComputedStyle(at))
    if (fill) return fill
  }
  return '#ffffff'
}

/** A page of bare words: they have no element of their own. */
const bodySample = (): Sample[] => {
  const { body } = document
  return sampleOf('text', body)
}
