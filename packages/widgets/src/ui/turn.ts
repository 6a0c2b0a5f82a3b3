let last: Promise<unknown> = Promise.resolve()

/** Resolves in a task of its own, after those who asked before: between them a slow phone paints and answers touches. */
export const turn = () => {
  last = last.then(() => new Promise((rest) => setTimeout(rest)))
  return last
}
