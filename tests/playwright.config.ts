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

/** The server is started once for all journeys; each test visits it in a browser context of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: ['journeys/**/*.spec.ts', 'guest/**/*.spec.ts'],
  globalSetup: './factories/global-setup.ts',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  // A second try is counted and told: see playwrightCounts in tools/reports.mjs.
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? [['line'], ['json', { outputFile: '../test-results/journeys.json' }]] : 'list',
  use: {
    ...(process.env.SHOWROOM_ORIGIN ? { storageState: withoutOffer(process.env.SHOWROOM_ORIGIN) } : {}),
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: chromiumFlags,
    },
    screenshot: 'only-on-failure',
  },
})
