// A PostgreSQL server of our own for tests and measurements, started from the installed binaries.
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from './free-ports.mjs'

const packaged = '/usr/lib/postgresql'

/** The folder that holds initdb and pg_ctl, newest first; null where there is none. */
export const findPostgres = () => {
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(packaged, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/opt/homebrew/opt/postgresql/bin',
  ]
  const holdsBoth = (folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name)))
  return folders.find((folder) => folder !== '' && holdsBoth(folder)) ?? null
}

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root: there it runs as the user that its package made, or as nobody. */
const plainUser = () => {
  const idOf = (flag, name) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) }
    } catch {
      // This user does not exist here: the next one.
    }
  }
  throw new Error('PostgreSQL can not run as root, and there is no user "postgres" or "nobody" to run it as.')
}

/** Tests may lose everything with the machine; a measurement must not gain from that. */
const carefree = [
  '-c fsync=off',
  '-c synchronous_commit=off',
  '-c full_page_writes=off',
  '-c max_wal_size=256MB',
]

const memory = '/dev/shm'
const roomNeeded = 3 * 2 ** 30

/** A copied database is 1,500 files: in memory they cost a tenth of what a disk's file system takes for them. */
const folderOfTests = () => {
  if (!existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomNeeded ? memory : tmpdir()
}

const settings = (port, durable) =>
  [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    "-c unix_socket_directories=''",
    '-c max_connections=100',
    '-c shared_buffers=256MB',
    ...(durable ? [] : carefree),
  ].join(' ')

/** Starts a fresh cluster, in memory where there is room; a durable one, on disk, for measuring. `stop` removes it. */
export const startPostgres = async ({ durable = false } = {}) => {
  const binaries = findPostgres()
  if (!binaries) throw new Error('No PostgreSQL binaries (initdb, pg_ctl) were found.')
  const user = isRoot ? plainUser() : {}
  const folder = mkdtempSync(join(durable ? tmpdir() : folderOfTests(), 'showroom-postgres-'))
  if (isRoot) chownSync(folder, user.uid, user.gid)
  const port = await freePorts()
  const runWith = (stderr, name, args) =>
    execFileSync(join(binaries, name), args, { cwd: folder, stdio: ['ignore', 'ignore', stderr], ...user })
  const run = (name, ...args) => runWith('inherit', name, args)

  const data = join(folder, 'data')
  run(
    'initdb',
    '-D',
    data,
    '-U',
    'showroom',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  )
  const starting = ['-D', data, '-l', join(folder, 'log'), '-o', settings(port, durable), '-w', 'start']
  run('pg_ctl', ...starting)
  return {
    url: `postgres://showroom@127.0.0.1:${port}/postgres`,
    /** kill -9: what it has started ends by itself when it sees that. */
    kill: () => {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
    /** After a kill, as soon as the last of its processes has ended. */
    restart: async () => {
      for (let tries = 0; ; tries += 1) {
        await wait(200)
        try {
          return void runWith('ignore', 'pg_ctl', starting)
        } catch (error) {
          if (tries === 50) throw error
        }
      }
    },
    stop: () => {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
