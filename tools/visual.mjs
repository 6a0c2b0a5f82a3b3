// `npm run test:visual`: pages and stories against the pictures of tests/visual. `-- --update` takes new ones, after a build.
import { join } from 'node:path'
import { findTestBrowser } from './chromium.mjs'
import { testBrowserProblem } from './test-browser.mjs'
import { bin, root, runShown } from './run.mjs'
import { squeezePictures } from './squeeze-pictures.mjs'

const isUpdating = process.argv.includes('--update')
if (!(await findTestBrowser())) {
  console.error(testBrowserProblem())
  process.exit(1)
}
const env = { DRAW_AHEAD: 'off' }

const stories = [bin('vitest/vitest.mjs'), 'run', '--project', 'storybook']
const pages = [bin('@playwright/test/cli.js'), 'test', '--project=visual']
const codes = [
  await runShown(process.execPath, isUpdating ? [...stories, '--update'] : stories, { env }),
  await runShown(process.execPath, isUpdating ? [...pages, '--update-snapshots'] : pages, {
    env,
    cwd: join(root, 'tests'),
  }),
]
if (isUpdating) await squeezePictures()
if (codes.some((code) => code !== 0))
  console.error('What differs is in test-results/: stories/ and browser/, each with -actual and -diff.')
process.exit(Math.max(...codes))
