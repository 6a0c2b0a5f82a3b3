import { defineConfig } from '@playwright/test'
import { withoutOffer } from './factories/offer.ts'

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same glyphs on every machine, whatever fonts and screens it has. */
const drawnAlike = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

/** The server is started once for all journeys; each test visits it in a browser context of its own. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  globalSetup: './factories/global-setup.ts',
  // Of its own: it is emptied at each start.
  outputDir: '../test-results/browser',
  timeout: 60_000,
  expect: {
    timeout: 15_000,
    // docs/decisions/0049: what may differ, and what must not.
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
  workers: 2,
  // A second try is counted and told: see playwrightCounts in tools/reports.mjs.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? [['line'], ['json', { outputFile: '../test-results/journeys.json' }]] : 'list',
  use: {
    ...(process.env.SHOWROOM_ORIGIN ? { storageState: withoutOffer(process.env.SHOWROOM_ORIGIN) } : {}),
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath,
      args: chromiumFlags,
    },
    screenshot: 'only-on-failure',
  },
  projects: [
    // First, while nobody has bought anything.
    {
      name: 'visual',
      testDir: './visual',
      use: { launchOptions: { executablePath, args: [...chromiumFlags, ...drawnAlike] } },
    },
    { name: 'journeys', testDir: './journeys' },
    { name: 'guest', testDir: './guest' },
    // Nothing is told of what it finds: `node tools/look.mjs`.
    ...(process.env.LOOK_FOLDER ? [{ name: 'look', testDir: './look' }] : []),
  ],
})
