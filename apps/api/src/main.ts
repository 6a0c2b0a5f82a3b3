import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { demoPassword, demoPeople, lockOutDemoPeople, seedDemoPeople } from './account/demo-people.ts'
import { buildApp } from './app.ts'
import { readPopularAppearances } from './catalogue/product/appearance.store.ts'
import { loadDemoCatalogue } from './catalogue/seed/load.ts'
import { wireHandlers, wireSchedule } from './jobs-wiring.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { buildContractorSite } from './contractor-site.ts'
import type { Db, OpenDb } from './platform/db/db.ts'
import { DatabaseInUse } from './platform/db/embedded-lock.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase, patience } from './platform/db/open-database.ts'
import { type Mail, openMail } from './platform/mail/mail.ts'
import { linkDemoVendor } from './order/fulfilment/demo-vendor.ts'
import { wakingDb } from './platform/jobs/emit.ts'
import { startWorker, type Worker } from './platform/jobs/worker.ts'
import { openProvider } from './payment/provider/provider.ts'
import { ensureWholesalePrices } from './pricing/price-list/own-prices.ts'
import { PictureNotDrawn, openPictureStore, type PictureStore, warmPictures } from './picture/picture.ts'
import { progressBarPerStep } from './progress-bar.ts'
import { seedDemoCoupons } from './showroom/demo-coupons.ts'
import { demoShowroomIds } from './showroom/demo-showrooms.ts'
import { seedDemoProject } from './project/demo-project.ts'
import { startPaymentSandbox } from './payment-sandbox.ts'
import { onStopSignal } from './stop-signals.ts'

const explain = (error: unknown): string => {
  if (error instanceof ConfigError) return ['The configuration is not right:', ...error.problems].join('\n  ')
  if (error instanceof DatabaseInUse) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Migrated and filled. A server's connections are opened anew with the short patience of requests. */
const openPrepared = async (config: Config): Promise<OpenDb> => {
  const db = await openDatabase(config, patience.loading)
  try {
    await migrate(db)
    // Only a database that was never filled: what a shop has deleted stays deleted.
    await loadDemoCatalogue(db, { onProgress: progressBarPerStep() })
    await ensureWholesalePrices(db)
    if (config.environment === 'development') {
      await seedDemoPeople(db, new Date())
      await seedDemoCoupons(db, new Date())
      for (const { email, type } of demoPeople)
        if (type === 'User') await seedDemoProject(db, email, new Date())
      await linkDemoVendor(db)
    }
    if (config.environment === 'production') await lockOutDemoPeople(db)
  } catch (error) {
    await db.close()
    throw error
  }
  if (db.kind === 'embedded') return db
  await db.close()
  return openDatabase(config, patience.requests)
}

const drawnAheadPerCategory = 4

/** What visitors see first is there before they come. It stops when the pictures are closed. */
const drawAhead = (db: Db, pictures: PictureStore, report: (error: unknown) => void) => {
  readPopularAppearances(db, drawnAheadPerCategory)
    .then((appearances) => warmPictures(pictures, appearances))
    .catch((error: unknown) => {
      if (!(error instanceof PictureNotDrawn)) report(error)
    })
}

/** The page that most come to first: a visitor whose page takes too long gets it undrawn, and nothing is loaded yet. */
const drawLanding = (app: FastifyInstance) =>
  void app
    .inject('/showroom/')
    .catch((error: unknown) => app.log.warn({ err: error }, 'the landing page was not drawn ahead'))

const demoSignIns = [
  ['People', demoPeople.map(({ email }) => email).join('  ')],
  ['Their password', demoPassword],
] as const

const printAddresses = (config: Config, { mailbox }: Mail) => {
  const lines = [
    ['Host', `${config.publicUrl}/showroom/`],
    ['Contractor demo', `http://localhost:${config.port + 1}/`],
    ...(mailbox ? [['Mailbox', `${config.publicUrl}/showroom/dev/mail`] as const] : []),
    ['Storybook', 'npm run storybook'],
    ['Showroom IDs', demoShowroomIds.join('  ')],
    ...(config.environment === 'development' ? demoSignIns : []),
  ] as const
  for (const [name, value] of lines) console.log(`  ${name.padEnd(16)} ${value}`)
}

/** Of the time to stop in: what is cut off is done by whoever starts next. */
const mostForJobsMs = 4_000

const start = async () => {
  const config = readConfig(process.env)
  const sandbox = startPaymentSandbox(config)
  let worker: Worker | null = null
  const db = wakingDb(await openPrepared(config), () => worker?.wake())
  const pictures = openPictureStore({ folder: join(config.dataDir, 'pictures') })
  const now = () => new Date()
  const mail = openMail(config, now)
  const provider = openProvider(config.payment)
  const stopping = { isStopping: false }
  const app = await buildApp({ config, db, pictures, mail, now, provider, stopping })
  const contractorSite = await buildContractorSite(config)
  await app.listen({ port: config.port, host: config.host })
  if (config.drawAhead) drawLanding(app)
  await contractorSite.listen({ port: config.port + 1, host: config.host })
  const onProviderTrouble = (error: unknown) =>
    app.log.error({ err: error }, 'the payment provider gave no answer')
  worker = await startWorker(
    {
      db,
      now,
      handlers: wireHandlers({ config, db, mail }),
      schedule: wireSchedule({ config, db, now }, { db, now, provider, onProviderTrouble }),
      onTrouble: (error, job) => app.log.error({ err: error, job }, 'a job came to nothing'),
    },
    (error) => app.log.error({ err: error }, 'jobs were not read'),
  )
  if (config.drawAhead)
    drawAhead(db, pictures, (error) => app.log.warn({ err: error }, 'pictures were not drawn ahead'))

  onStopSignal(async () => {
    stopping.isStopping = true
    await sleep(config.drainMs)
    // Visitors first: a slow mail server must not cut off the requests that are under way.
    await Promise.all([app.close(), contractorSite.close()])
    await worker?.stop(mostForJobsMs)
    await sandbox.close()
    mail.close()
    await pictures.close()
    await db.close()
  }, config.drainMs)
  await sandbox.ready
  printAddresses(config, mail)
  console.log(`Showroom ready: ${config.publicUrl}/showroom/`)
  await sandbox.prepare()
}

start().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
