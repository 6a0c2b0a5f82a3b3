// Vitest runs this before the projects in a browser.
import { testBrowserProblem } from './test-browser.mjs'

export const setup = () => {
  const problem = testBrowserProblem()
  if (problem) throw new Error(problem)
}
