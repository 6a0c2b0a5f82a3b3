import { type RefObject, useEffect } from 'react'

/** Where the keyboard goes on when what it was on has gone: `data-focus-home` on what stays. */
const home = '[data-focus-home]'

/** What comes before it is nearer than what comes after it. */
const byNearness = (from: Element, places: readonly HTMLElement[]): HTMLElement[] => {
  const isBefore = (place: Element) =>
    (from.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  return [
    ...places.filter(isBefore).toReversed(),
    ...places.filter((place) => place !== from && !isBefore(place)),
  ]
}

const within = (scope: Element, wanted: string) => [...scope.querySelectorAll<HTMLElement>(wanted)]

/** In a dialog what it begins with is there until it closes. */
const placesInDialog = (from: HTMLElement, dialog: HTMLElement): HTMLElement[] => [
  ...byNearness(from, within(dialog, home)),
  ...within(dialog, 'button'),
]

/** Of a bar that names by `data-focus-to` what it was about, that comes first. */
const placesAround = (from: HTMLElement, box: HTMLElement): HTMLElement[] => {
  const named = from.closest<HTMLElement>('[data-focus-to]')?.dataset['focusTo']
  return [...(named ? within(box, named) : []), ...byNearness(from, within(box, home))]
}

/**
 * What was pressed may go with what it did, here or by somebody else. The keyboard goes on where it was next to
 * instead of at the top of the page.
 */
export const useKeptFocus = (box: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const element = box.current
    return element ? keepFocus(element) : undefined
  }, [box])
}

const keepFocus = (box: HTMLElement): (() => void) => {
  let last: HTMLElement | null = null
  let places: readonly HTMLElement[] = []
  /** Of what opened a dialog: it closes with everything in it. */
  let outside: readonly HTMLElement[] = []
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const dialog = target.closest('dialog')
    last = target
    places = dialog ? [...placesInDialog(target, dialog), ...outside] : placesAround(target, box)
    if (!dialog) outside = [target, ...places]
  }
  const isLost = () => document.activeElement === null || document.activeElement === document.body
  /** Whoever clicks beside everything has left it themselves. */
  const forget = () =>
    setTimeout(() => {
      if (isLost() && last?.isConnected) last = null
    })
  const watcher = new MutationObserver(() => {
    if (last === null || last.isConnected || !isLost()) return
    last = null
    places.find(({ isConnected }) => isConnected)?.focus()
  })
  watcher.observe(box, { childList: true, subtree: true })
  box.addEventListener('focusin', remember)
  box.addEventListener('focusout', forget)
  return () => {
    watcher.disconnect()
    box.removeEventListener('focusin', remember)
    box.removeEventListener('focusout', forget)
  }
}
