import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AppDeps, buildApp } from '../app.ts'
import { readConfig } from '../platform/config/config.ts'
import { secretKeyIn } from '../platform/config/secret-key.ts'
import { onCommit, signallingDb } from '../platform/db/commit-signals.ts'
import { openMail } from '../platform/mail/mail.ts'
import { openPictureStore } from '../picture/picture.ts'
import { sendMails } from './do-jobs.ts'
import { testClock } from './test-clock.ts'
import { openTestDb } from './test-db.ts'

export { openTestDb }

/** The real application on a small catalogue of its own; requests go through `app.inject`. */
export const openTestApp = async (
  variables: Record<string, string> = {},
  now = testClock(),
  others: Pick<AppDeps, 'loadRenderer' | 'loadHost'> = {},
) => {
  let isMailDue = true
  const db = signallingDb(await openTestDb('seeded'))
  onCommit(db, (signals) => {
    if (signals.some(({ topic }) => topic === 'job')) isMailDue = true
  })
  const folder = await mkdtemp(join(tmpdir(), 'showroom-app-'))
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    // A busy machine is slower than our timeout for a provider.
    PAYMENT_TIMEOUT_MS: '60000',
    ...variables,
  })
  const pictures = openPictureStore({ folder: join(folder, 'pictures') })
  const mail = openMail(config, now)
  const secret = secretKeyIn(folder, config.secretKey)
  const { app, modules } = await buildApp({ config, db, pictures, mail, secret, now, ...others })
  // Who was answered has their mail: as with a worker beside it, that no test has to wait for.
  app.addHook('onSend', async () => {
    if (!isMailDue) return
    isMailDue = false
    await sendMails({ config, db, mail, secret, modules, now })
  })
  const close = async () => {
    await app.close()
    mail.close()
    await pictures.close()
    await db.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { app, modules, db, config, mail, secret, now, pictures, close }
}
