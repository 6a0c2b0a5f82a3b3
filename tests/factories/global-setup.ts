import { testBrowserProblem } from '../../tools/test-browser.mjs'
import { keepSeededFolder } from './seeded-folder.ts'

/** What every worker needs; its server is its own: see server.ts. */
const globalSetup = async () => {
  const problem = testBrowserProblem()
  if (problem) throw new Error(problem)
  if (!process.env.SHOWROOM_ORIGIN) await keepSeededFolder()
}

export default globalSetup
