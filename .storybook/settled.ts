const restMs = 80
/** A story that waits for its answer stays as it is: nobody can tell it from one whose answer is just coming. */
const waitingRestMs = 250
const pollMs = 20
const longestMs = 4_000

/** Resolves when what is drawn, shadow roots included, has stood still for a moment: axe must not look at an empty page. */
export const settled = async (canvas: Element) => {
  const end = Date.now() + longestMs
  let seen = drawnIn(canvas)
  let since = Date.now()
  const wanted = () => (seen.includes('aria-busy="true"') ? waitingRestMs : restMs)
  while (Date.now() < end && (Date.now() - since < wanted() || !seen.includes('part="root"'))) {
    await new Promise((rest) => setTimeout(rest, pollMs))
    const now = drawnIn(canvas)
    if (now !== seen) since = Date.now()
    seen = now
  }
}

const drawnIn = (canvas: Element) =>
  canvas.innerHTML +
  [...canvas.querySelectorAll('*')].map((element) => element.shadowRoot?.innerHTML ?? '').join('')
