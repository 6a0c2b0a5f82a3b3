import { configure } from 'storybook/test'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'

declare module 'vitest' {
  interface TaskMeta {
    storyId?: string
  }
}

/** A machine may be busy: what a story looks for again and again is given up late. */
configure({ asyncUtilTimeout: 15_000 })

/** What the story has drawn: a widget's own box, or the page for what floats above it. */
const drawn = (): Element => {
  const stage = document.querySelector('main')
  if (!stage) throw new Error('The story has drawn nothing.')
  // A piece of the host is as wide as its stage, which ends below it.
  if (stage.dataset.part) return stage
  const box = stage.querySelector(':scope > :not(style)')
  const isFloating = box?.shadowRoot?.querySelector('dialog[open], [popover]') ?? null
  return box && box.getBoundingClientRect().height > 0 && !isFloating ? box : stage
}

/** A list goes on as it begins: what is below the window is left out. */
const cutAtWindow = (element: Element) => {
  if (!(element instanceof HTMLElement)) return
  element.style.maxHeight = `${innerHeight - element.getBoundingClientRect().top}px`
  element.style.overflow = 'clip'
}

const roots = (): (Document | ShadowRoot)[] => [
  document,
  ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
]
const photos = () => roots().flatMap((root) => [...root.querySelectorAll('img')])

/** Those that a browser asks for: what is further away comes when somebody scrolls there. */
const isNear = (photo: HTMLImageElement) => {
  const { top, bottom, left, right } = photo.getBoundingClientRect()
  const isInside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  return isInside && photo.checkVisibility({ visibilityProperty: true })
}

const withoutPhotos = new CSSStyleSheet()
withoutPhotos.replaceSync(`img, canvas {
  object-position: -9999px 0 !important;
  background: linear-gradient(135deg, #d9d3c7 50%, #c4bba9 50%) !important;
}`)

/** Where a photo hangs is design, what it shows is not: it is pushed out of its frame, which then is seen. */
const emptyFrames = () => {
  for (const root of roots()) root.adoptedStyleSheets = [...root.adoptedStyleSheets, withoutPhotos]
}

/** Every story is held against the picture that it had, once it has been drawn and played. */
afterEach(async ({ task, expect }) => {
  const { storyId } = task.meta
  if (!storyId || task.result?.state === 'fail') return
  await document.fonts.ready
  const onTheirWay = () => photos().filter((photo) => !photo.complete && isNear(photo)).length
  await expect.poll(onTheirWay, { timeout: 15_000 }).toBe(0)
  emptyFrames()
  cutAtWindow(drawn())
  await expect(page.elementLocator(drawn())).toMatchScreenshot(storyId)
})
