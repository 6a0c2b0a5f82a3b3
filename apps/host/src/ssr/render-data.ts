/** What a page says of itself while a server draws it. */
export type RenderData = {
  /** Files of the pages that were drawn, as the build knows them. */
  pages: Set<string>
  /** Addresses of the style sheets that its widgets stand in. */
  sheets: Set<string>
  /** Links that React wants in the head. */
  preloads: Set<string>
}

let collected: RenderData | null = null

/** Drawing as text is done in one go, so there is only ever one. */
export const whileCollecting = <Result>(data: RenderData, draw: () => Result): Result => {
  collected = data
  try {
    return draw()
  } finally {
    collected = null
  }
}

/** Does nothing in a browser: there is no render to collect for. */
export const addRenderData = (add: (data: RenderData) => void): void => {
  if (collected) add(collected)
}
