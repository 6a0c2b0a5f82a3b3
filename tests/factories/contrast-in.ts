import { contrast } from '@showroom/contract/showroom/color'
import type { Page } from '@playwright/test'

type Text = { text: string; color: string; behind: string }

/** The worst contrast of a text in a tag with what its ancestors paint behind it, found without the tag's own help. */
export const contrastIn = async (page: Page, tag: string) => {
  const texts = await page.locator(tag).evaluate(textsOf)
  const measured = texts.map(({ text, color, behind }) => ({
    text: `${text}: ${color} on ${behind}`,
    contrast: contrast(color, behind),
  }))
  const [worst] = measured.sort((a, b) => a.contrast - b.contrast)
  return { texts: texts.length, contrast: worst?.contrast ?? 0, text: worst?.text }
}

/** Runs in the page, and so stands alone. */
const textsOf = (host: Element): Text[] => {
  const hex = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
    return `#${[red, green, blue].map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`
  }
  const around = (element: Element) => {
    const root = element.getRootNode()
    return element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
  }
  const behind = (element: Element) => {
    for (let at: Element | null = element; at; at = around(at)) {
      const { backgroundColor } = getComputedStyle(at)
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return hex(backgroundColor)
    }
    return '#ffffff'
  }
  /** Not what is for screen readers alone, or can not be used. */
  const isRead = (element: Element) =>
    element.checkVisibility({ opacityProperty: true }) &&
    !element.closest(':disabled') &&
    getComputedStyle(element).clipPath === 'none'
  return [...(host.shadowRoot?.querySelectorAll('*') ?? [])]
    .filter((element) => isRead(element))
    .flatMap((element) => {
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const text = own
        .map(({ textContent }) => textContent?.trim())
        .join(' ')
        .trim()
      return text === ''
        ? []
        : [{ text, color: hex(getComputedStyle(element).color), behind: behind(element) }]
    })
}
