import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { demoPassword, demoPeople, lockOutDemoPeople, seedDemoPeople } from './account/demo-people.ts'
import { keepSessionsTidy } from './account/session/session-upkeep.ts'
import { buildApp } from './app.ts'
import { applicationFolders } from './application-wiring.ts'
import { keepApplicationsTidy } from './application/application-upkeep.ts'
import { keepCartsTidy } from './cart/expired-carts.store.ts'
import { keepPhotosFetched, photoFolder, photoReach } from './catalogue/photo/photo-upkeep.ts'
import { readPopularAppearances } from './catalogue/product/appearance.store.ts'
import { loadDemoCatalogue } from './catalogue/seed/load.ts'
import { type Config, ConfigError, readConfig } from './platform/config/config.ts'
import { buildContractorSite } from './development/contractor-site.ts'
import { keepMessagesTidy } from './contact/contact-upkeep.ts'
import type { OpenDb } from './platform/db/db.ts'
import { DatabaseInUse } from './platform/db/embedded-lock.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase, patience } from './platform/db/open-database.ts'
import { keepVacuumed } from './platform/db/upkeep.store.ts'
import { type Mail, openMail } from './platform/mail/mail.ts'
import { keepLeadsTidy } from './lead/lead-upkeep.ts'
import { linkDemoVendor } from './order/fulfilment/demo-vendor.ts'
import { keepDelivering } from './platform/jobs/outbox.ts'
import { wireOutbox } from './outbox-wiring.ts'
import { ensureWholesalePrices } from './pricing/price-list/own-prices.ts'
import { PictureNotDrawn, openPictureStore, type PictureStore, warmPictures } from './picture/picture.ts'
import { progressBarPerStep } from './platform/process/progress-bar.ts'
import { seedDemoCoupons } from './showroom/demo-coupons.ts'
import { demoShowroomIds } from './showroom/demo-showrooms.ts'
import { seedDemoProject } from './project/demo-project.ts'
import { keepProjectsTidy } from './project/project-upkeep.ts'
import { projectFolder } from './project-wiring.ts'
import { openProofs } from './showroom/domain/proofs.ts'
import { keepDomainsChecked } from './showroom/domain/recheck-domains.ts'
import { startPaymentSandbox } from './development/payment-sandbox.ts'
import { onStopSignal } from './platform/process/stop-signals.ts'

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
const drawAhead = (db: OpenDb, pictures: PictureStore, report: (error: unknown) => void) => {
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

type Report = (error: unknown, kept: string) => void

/** What has had its time goes. Returns the undo. */
const keepTidy = (db: OpenDb, { dataDir }: Config, report: Report): (() => void) => {
  const kept = (what: string) => (error: unknown) => report(error, what)
  const stops = [
    keepCartsTidy(db, kept('expired carts')),
    keepSessionsTidy(db, kept('ended sessions')),
    keepApplicationsTidy({ accounts: { db }, ...applicationFolders(dataDir) }, kept('old applications')),
    keepProjectsTidy({ db, files: projectFolder(dataDir) }, kept('files of old projects')),
    keepMessagesTidy(db, kept('old messages')),
    keepLeadsTidy(db, kept('old leads')),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

const start = async () => {
  const config = readConfig(process.env)
  const sandbox = startPaymentSandbox(config)
  const db = await openPrepared(config)
  const pictures = openPictureStore({ folder: join(config.dataDir, 'pictures') })
  const now = () => new Date()
  const mail = openMail(config, now)
  const app = await buildApp({ config, db, pictures, mail, now })
  const contractorSite = await buildContractorSite(config)
  await app.listen({ port: config.port, host: config.host })
  if (config.drawAhead) drawLanding(app)
  await contractorSite.listen({ port: config.port + 1, host: config.host })
  const outbox = wireOutbox({ config, db, mail, now }, (error, message) =>
    app.log.error({ err: error, message }, 'a message was not delivered'),
  )
  const stopDelivering = keepDelivering(outbox, {
    everyMs: config.outboxEveryMs,
    report: (error) => app.log.error({ err: error }, 'the outbox was not read'),
  })
  const stopVacuum = keepVacuumed(db, (error) => app.log.error({ err: error }, 'vacuum failed'))
  const stopTidying = keepTidy(db, config, (error, kept) =>
    app.log.error({ err: error }, `${kept} were kept`),
  )
  const stopChecking = config.recheckDomains
    ? keepDomainsChecked(db, openProofs(config), (error) =>
        app.log.error({ err: error }, 'domains not checked'),
      )
    : () => undefined
  const photos = { db, files: photoFolder(config.dataDir), now, reach: photoReach(config) }
  const stopPhotos = keepPhotosFetched(photos, (error) =>
    app.log.error({ err: error }, 'photos were not fetched'),
  )
  if (config.drawAhead)
    drawAhead(db, pictures, (error) => app.log.warn({ err: error }, 'pictures were not drawn ahead'))

  onStopSignal(async () => {
    stopVacuum()
    stopTidying()
    stopChecking()
    await stopPhotos()
    await stopDelivering()
    await Promise.all([app.close(), contractorSite.close()])
    await sandbox.close()
    mail.close()
    await pictures.close()
    await db.close()
  })
  await sandbox.ready
  printAddresses(config, mail)
  console.log(`Showroom ready: ${config.publicUrl}/showroom/`)
  await sandbox.prepare()
}

start().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
