// The one browser of all tests, and how it is started: for tests/playwright.config.ts and vitest.config.ts.
import { existsSync } from 'node:fs'

/** Debian's `chromium-headless-shell`: Chromium's engine without windows takes less than half the processor's time. */
const headlessShell = '/usr/bin/chromium-headless-shell'

export const testBrowserPath = process.env.CHROMIUM || headlessShell

/** What is missing, as a sentence; null where the browser is there. */
export const testBrowserProblem = () =>
  existsSync(testBrowserPath)
    ? null
    : `The tests in a browser need ${testBrowserPath}, which is not there. ` +
      'Install Debian’s package chromium-headless-shell, or let CHROMIUM name another Chromium (which takes twice as long).'

export const testBrowserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // What is drawn goes through no process of its own.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same glyphs on every machine, whatever fonts and screens it has. */
export const drawnAlike = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
]
