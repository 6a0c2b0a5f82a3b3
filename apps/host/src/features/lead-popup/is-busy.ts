/** Dialogs of widgets lie in shadow roots, where a query of the page does not reach. */
const anywhere = (root: Document | ShadowRoot, isMeant: (element: Element) => boolean): boolean =>
  [...root.querySelectorAll('*')].some(
    (element) => isMeant(element) || (element.shadowRoot !== null && anywhere(element.shadowRoot, isMeant)),
  )

const focused = (root: Document | ShadowRoot): Element | null => {
  const inner = root.activeElement?.shadowRoot
  return inner ? focused(inner) : root.activeElement
}

const typing = 'input, textarea, select, [contenteditable]'
const over = 'dialog[open], [aria-modal="true"], [aria-haspopup][aria-expanded="true"]'

/** Whether a dialog or a menu lies over the page, or somebody is typing. */
export const isBusy = (): boolean =>
  (focused(document)?.matches(typing) ?? false) || anywhere(document, (element) => element.matches(over))
