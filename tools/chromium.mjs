// Finds a Chromium for the browser tests, or installs one.
import { existsSync } from 'node:fs'
import { bin, runShown } from './run.mjs'

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

/** The same engine without windows: the tests in a browser take about half the processor's time in it. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const knownPath = () => knownPaths.find((path) => existsSync(path)) ?? null

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

/** What the tests run in: the one that `CHROMIUM` names, else the headless shell, else any Chromium. */
export const findTestBrowser = async () => {
  const named = process.env.CHROMIUM
  if (named && existsSync(named)) return named
  if (!existsSync(headlessShell) && isRootOnDebian()) await aptInstall('chromium-headless-shell')
  return existsSync(headlessShell) ? headlessShell : findChromium()
}
