import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppDeps, buildApp } from '../app.ts'
import { readConfig } from '../platform/config/config.ts'
import { openMail } from '../platform/mail/mail.ts'
import { openPictureStore } from '../picture/picture.ts'
import { openTestDb } from './test-db.ts'

export { openTestDb }

/** The real application on a small catalogue of its own; requests go through `app.inject`. */
export const openTestApp = async (
  variables: Record<string, string> = {},
  now = () => new Date(),
  others: Pick<AppDeps, 'loadRenderer' | 'loadHost'> = {},
) => {
  const db = await openTestDb('seeded')
  const folder = await mkdtemp(join(tmpdir(), 'showroom-app-'))
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: folder, ...variables })
  const pictures = openPictureStore({ folder: join(folder, 'pictures') })
  const mail = openMail(config, now)
  const { app, modules } = await buildApp({ config, db, pictures, mail, now, ...others })
  const close = async () => {
    await app.close()
    mail.close()
    await pictures.close()
    await db.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { app, modules, db, config, mail, now, close }
}
