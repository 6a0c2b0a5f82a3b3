// What the tests need of the machine: a browser and a PostgreSQL server. Both are installed where that can be done.
import { spawnSync } from 'node:child_process'
import { aptInstall, findTestBrowser, isRootOnDebian } from '../chromium.mjs'
import { findPostgres } from '../postgres.mjs'
import { findRedis } from '../redis.mjs'
import { testBrowserProblem } from '../test-browser.mjs'

const giveUp = (...lines) => {
  console.error(lines.join('\n'))
  process.exit(1)
}

/** Ends the run in words where something is missing: a part left out would look like a part that passed. */
export const requireMachine = async ({ isNight }) => {
  if (!(await findTestBrowser())) giveUp(testBrowserProblem())
  const hasServer = () => Boolean(process.env.TEST_DATABASE_URL || findPostgres())
  if (!hasServer() && isRootOnDebian()) await aptInstall('postgresql')
  if (!hasServer())
    giveUp(
      'The tests need a PostgreSQL server, and no initdb and pg_ctl were found.',
      'Install PostgreSQL, or set TEST_DATABASE_URL to a server that the tests may fill.',
    )
  await wishForRedis()
  if (isNight) await requireFaketime()
}

/** A few tests speak to a Redis; without one they are counted as skipped. */
const wishForRedis = async () => {
  if (!findRedis() && isRootOnDebian()) await aptInstall('redis-server')
  if (!findRedis())
    console.log('No Redis or Valkey was found: the tests of several processes by Redis are skipped.')
}

const hasFaketime = () => spawnSync('faketime', ['--version']).status === 0

/** The night runs the suite on another day. */
const requireFaketime = async () => {
  if (!hasFaketime() && isRootOnDebian()) await aptInstall('faketime')
  if (!hasFaketime()) giveUp('The night run needs the program faketime, and it was not found.')
}
