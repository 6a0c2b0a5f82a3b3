import { createHash } from 'node:crypto'
import { mkdir, open, readFile, realpath, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** Two processes on one embedded database lose each other's writes without an error: the second must not start. */
export class DatabaseInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop that one first, or choose another folder with DATA_DIR.`,
    )
    this.name = 'DatabaseInUse'
  }
}

type Unlock = () => Promise<void>

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined

/** Held by the operating system for as long as this process lives, so that even kill -9 leaves nothing locked. */
const listen = (address: string, folder: string): Promise<Unlock> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) =>
      reject(codeOf(error) === 'EADDRINUSE' ? new DatabaseInUse(folder) : error),
    )
    server.listen(address, () => {
      server.unref()
      resolve(() => new Promise((closed) => server.close(() => closed())))
    })
  })

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is alive, too.
    return codeOf(error) === 'EPERM'
  }
}

/** Where sockets leave files behind: a file that counts only while the process it names is alive. */
export const lockByPidFile = async (folder: string): Promise<Unlock> => {
  const path = join(folder, 'database.pid')
  for (;;) {
    try {
      const file = await open(path, 'wx')
      await file.writeFile(String(process.pid))
      await file.close()
      return () => rm(path, { force: true })
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      const pid = Number(await readFile(path, 'utf8').catch(() => ''))
      if (pid > 0 && isAlive(pid)) throw new DatabaseInUse(folder)
      await rm(path, { force: true })
    }
  }
}

/** Takes the folder for this process, or throws `DatabaseInUse`. */
export const lockFolder = async (folder: string): Promise<Unlock> => {
  await mkdir(folder, { recursive: true })
  const name = `showroom-${createHash('sha256')
    .update(await realpath(folder))
    .digest('hex')
    .slice(0, 32)}`
  if (process.platform === 'linux') return listen(`\0${name}`, folder)
  if (process.platform === 'win32') return listen(`\\\\.\\pipe\\${name}`, folder)
  return lockByPidFile(folder)
}
