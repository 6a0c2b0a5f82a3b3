const restMs = 250
const longestMs = 4_000

/** Resolves when what is drawn, shadow roots included, has stood still for a moment: axe must not look at an empty page. */
export const settled = async (canvas: Element) => {
  const end = Date.now() + longestMs
  let seen = drawnIn(canvas)
  let since = Date.now()
  while (Date.now() < end && (Date.now() - since < restMs || !seen.includes('part="root"'))) {
    await new Promise((rest) => setTimeout(rest, 40))
    const now = drawnIn(canvas)
    if (now !== seen) since = Date.now()
    seen = now
  }
}

const drawnIn = (canvas: Element) =>
  canvas.innerHTML +
  [...canvas.querySelectorAll('*')].map((element) => element.shadowRoot?.innerHTML ?? '').join('')
