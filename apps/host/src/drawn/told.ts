/** What a page says of itself while a server draws it. */
export type Told = {
  /** Files of the pages that were drawn, as the build knows them. */
  pages: Set<string>
  /** Addresses of the style sheets that its widgets stand in. */
  sheets: Set<string>
  /** Links that React wants in the head. */
  preloads: Set<string>
}

let listener: Told | null = null

/** Drawing as text is done in one go, so there is only ever one. */
export const whileTelling = <Result>(told: Told, draw: () => Result): Result => {
  listener = told
  try {
    return draw()
  } finally {
    listener = null
  }
}

/** In a browser nobody listens. */
export const tellDrawn = (tell: (told: Told) => void): void => {
  if (listener) tell(listener)
}
