/** What is wanted right after a toast has come: the badge of the cart, and the head of the drawer that it came in. */
const wantedAfter = (toast: HTMLElement): Element[] => [
  ...document.querySelectorAll('showroom-cart-button'),
  ...(toast.closest('dialog')?.querySelectorAll('header') ?? []),
]

/** Puts a toast below what it would lie on, and back where nothing is there any more. */
export const stepBelow = (toast: HTMLElement) => {
  toast.style.removeProperty('--toast-below')
  const { bottom, left, right } = toast.getBoundingClientRect()
  const covered = wantedAfter(toast)
    .map((element) => element.getBoundingClientRect())
    .filter((other) => other.right > left && other.left < right && other.bottom > 0 && other.top < bottom)
  const lowest = Math.max(0, ...covered.map((other) => other.bottom))
  if (lowest > 0) toast.style.setProperty('--toast-below', `${lowest}px`)
}
