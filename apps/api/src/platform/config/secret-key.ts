import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const keyBytes = 32

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** Beside the embedded database, made once; where several processes serve one database, all are given the same. */
export const secretKeyIn = (dataDir: string, configured: string | null): Buffer => {
  if (configured !== null) return Buffer.from(configured)
  const file = join(dataDir, 'secret-key')
  try {
    return readFileSync(file)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
    mkdirSync(dataDir, { recursive: true })
    makeKey(file)
    return readFileSync(file)
  }
}

/** Of several that start at once one makes it, whole, and all read that one. */
const makeKey = (file: string) => {
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, randomBytes(keyBytes), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
}
