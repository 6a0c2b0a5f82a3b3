import { defineConfig } from '@playwright/test'
import { drawnAlike, testBrowserFlags, testBrowserPath } from '../tools/test-browser.mjs'
import { isNight } from './factories/lane.ts'
import { nightSuites } from './factories/night-suites.ts'

/** Whoever names a suite gets it, whatever it waits for. */
process.env.NAMED_SUITES ??= String(
  process.argv.slice(2).some((argument) => /(?:journeys|guest|visual)\//.test(argument)),
)
const isNamed = process.env.NAMED_SUITES === 'true'

/** Each worker starts a server of its own, and each test visits it in a browser context of its own. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: './factories/global-setup.ts',
  // Of its own: it is emptied at each start.
  outputDir: '../test-results/browser',
  // What waits for ever is told; how quick something is, is measured elsewhere.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // docs/decisions/0041: what may differ, and what must not.
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      stylePath: './visual/picture.css',
      threshold: 0.06,
      maxDiffPixels: 400,
      pathTemplate: '{testDir}/pages/{arg}{ext}',
    },
  },
  // One more than there are cores in the gate: each waits now and then for a mail, a second, a server that starts.
  workers: 2,
  // docs/tests.md: what a change must pass, and what is run at night.
  ...(!isNight && { grepInvert: /@night/, ...(!isNamed && { testIgnore: nightSuites }) }),
  // What passes on a second try only has a cause, and nobody would look for it.
  retries: 0,
  reporter: process.env.CI ? [['line'], ['json', { outputFile: '../test-results/journeys.json' }]] : 'list',
  use: {
    viewport: { width: 1280, height: 900 },
    launchOptions: { executablePath: testBrowserPath, args: testBrowserFlags },
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, while nobody has bought anything; one worker has a third of a minute of pictures, and is one server less.
    {
      name: 'visual',
      testDir: './visual',
      workers: 1,
      use: { launchOptions: { executablePath: testBrowserPath, args: [...testBrowserFlags, ...drawnAlike] } },
    },
    // One project, so that the same two servers stand for both.
    { name: 'journeys', testMatch: '**/{journeys,guest}/*.spec.ts' },
    // Nothing is told of what it finds: `node tools/look.mjs`.
    ...(process.env.LOOK_FOLDER ? [{ name: 'look', testDir: './look' }] : []),
  ],
})
