// Finds a Chromium for the tests and benches in a browser, or installs one.
import { existsSync } from 'node:fs'
import { bin, runShown } from './run.mjs'
import { testBrowserPath, testBrowserProblem } from './test-browser.mjs'

const knownPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

export const aptInstall = async (...packages) => {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runShown('apt-get', ['update', '-q'], { env })
  return (
    (await runShown('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env })) ===
    0
  )
}

/** A whole Chromium that is installed; null where there is none. */
export const knownPath = () => knownPaths.find((path) => existsSync(path)) ?? null

const installByPlaywright = async () => {
  const code = await runShown(process.execPath, [bin('playwright/cli.js'), 'install', 'chromium'])
  if (code !== 0) return null
  const { chromium } = await import('playwright')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

/** The path of a Chromium that is there, or was installed now; null where neither works. */
export const findChromium = async () => {
  const named = process.env.CHROMIUM
  if (named && existsSync(named)) return named
  const found = knownPath()
  if (found) return found
  if (isRootOnDebian()) {
    console.log('Installing Chromium from the distribution …')
    await aptInstall('chromium')
    if (knownPath()) return knownPath()
  }
  console.log('Installing Playwright’s Chromium …')
  return installByPlaywright()
}

/** What the tests run in: installed where that can be done; null where it is not there. */
export const findTestBrowser = async () => {
  if (testBrowserProblem() && isRootOnDebian()) await aptInstall('chromium-headless-shell')
  return testBrowserProblem() ? null : testBrowserPath
}
