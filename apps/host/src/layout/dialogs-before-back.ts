import type { BlockerFunction, DataRouter } from 'react-router'

const blockerKey = 'dialogs'

/** Tables keep in the address whose drawer is open: there Back leads through it, as it does through their pages. */
const drawersInAddress = ['open', 'talk']

/**
 * Back closes what is open above the page, as Escape would, instead of leaving the page: on a phone a sheet looks like
 * a page of its own. A browser that closes dialogs by Back itself (Chrome on Android) never gets as far as this.
 */
export const dialogsBeforeBack = (openRouter: () => DataRouter): DataRouter => {
  let following: (() => void) | null = null
  // Heard before the router hears of the step, and a blocker only while something is open: one that waits for ever
  // would be asked about places of the page that the router did not make.
  window.addEventListener('popstate', () => {
    if (modalDialogsIn(document).length === 0) return router.deleteBlocker(blockerKey)
    router.getBlocker(blockerKey, isTaken)
    // Not sooner: the first to follow a router is given what it has done until then, which is the page's to know.
    following ??= router.subscribe(({ blockers }) => {
      const blocker = blockers.get(blockerKey)
      if (blocker?.state === 'blocked') blocker.reset()
    })
  })
  const router = openRouter()
  return router
}

const isTaken: BlockerFunction = ({ historyAction, currentLocation }) => {
  const asked = new URLSearchParams(currentLocation.search)
  if (historyAction !== 'POP' || drawersInAddress.some((name) => asked.has(name))) return false
  return dismiss(modalDialogsIn(document).at(-1))
}

/** In the order of the page, in the shadow of widgets too: what stands later was opened by what stands before. */
const modalDialogsIn = (root: ParentNode): HTMLDialogElement[] =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    if (element instanceof HTMLDialogElement) return element.matches(':modal') ? [element] : []
    return element.shadowRoot ? modalDialogsIn(element.shadowRoot) : []
  })

const dismiss = (dialog: HTMLDialogElement | undefined): boolean => {
  if (!dialog) return false
  if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
  return true
}
