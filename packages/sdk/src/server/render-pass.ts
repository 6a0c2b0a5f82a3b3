/**
 * One drawing of a widget as text. Hooks that would ask in a browser leave their question here, and are drawn again
 * once it has been answered.
 */
export type RenderPass = {
  answers: Readonly<Record<string, unknown>>
  questions: Map<string, () => Promise<unknown>>
  doors: ReadonlyMap<object, unknown>
  closedDoors: Set<() => Promise<unknown>>
  /** The marketplace's page for a place inside a shop. */
  pageHref: (path: string) => string
}

let underWay: RenderPass | null = null

/** Drawing as text is done in one go, so there is only ever one. */
export const runPass = <Result>(pass: RenderPass, draw: () => Result): Result => {
  underWay = pass
  try {
    return draw()
  } finally {
    underWay = null
  }
}

export const currentPass = (): RenderPass => {
  if (!underWay) throw new Error('Widgets are drawn on the server by render.ts only.')
  return underWay
}
