// What the tests need of the machine: a browser and a PostgreSQL server. Both are installed where that can be done.
import { aptInstall, findTestBrowser, isRootOnDebian } from '../chromium.mjs'
import { findPostgres } from '../postgres.mjs'
import { testBrowserProblem } from '../test-browser.mjs'

const giveUp = (...lines) => {
  console.error(lines.join('\n'))
  process.exit(1)
}

/** Ends the run in words where something is missing: a part left out would look like a part that passed. */
export const requireMachine = async () => {
  if (!(await findTestBrowser())) giveUp(testBrowserProblem())
  if (process.env.TEST_DATABASE_URL || findPostgres()) return
  if (isRootOnDebian()) await aptInstall('postgresql')
  if (!findPostgres())
    giveUp(
      'The tests need a PostgreSQL server, and no initdb and pg_ctl were found.',
      'Install PostgreSQL, or set TEST_DATABASE_URL to a server that the tests may fill.',
    )
}
