import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type App, type AppDeps, buildApp } from './app.ts'
import { readPopularAppearances } from './catalogue/product/appearance.store.ts'
import { type Config, ConfigError, readConfig } from './platform/config/config.ts'
import { secretKeyIn } from './platform/config/secret-key.ts'
import { buildContractorSite } from './development/contractor-site.ts'
import type { Db, OpenDb } from './platform/db/db.ts'
import { DatabaseInUse } from './platform/db/embedded-lock.ts'
import { hasProducts } from './catalogue/product/product.store.ts'
import { lockOutDemoPeople } from './account/demo-accounts.store.ts'
import { prepareDatabase } from './prepare-database.ts'
import { openDatabase, databaseTimeouts } from './platform/db/open-database.ts'
import { vacuum } from './platform/db/upkeep.store.ts'
import { type Mail, openMail } from './platform/mail/mail.ts'
import { onCommit, signallingDb } from './platform/db/commit-signals.ts'
import type { ScheduledJob } from './platform/jobs/job.ts'
import { startWorker, type Worker } from './platform/jobs/worker.ts'
import { jobHandlersOf, listed } from './modules.ts'
import { PictureNotDrawn, openPictureStore, type PictureStore, warmPictures } from './picture/picture.ts'
import { startPaymentSandbox } from './development/payment-sandbox.ts'
import { collectGarbage } from './platform/process/collect-garbage.ts'
import { onStopSignal } from './platform/process/stop-signals.ts'

const explain = (error: unknown): string => {
  if (error instanceof ConfigError) return ['The configuration is not right:', ...error.problems].join('\n  ')
  if (error instanceof DatabaseInUse) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** What somebody who starts this process adds to it: the invented marketplace, in development. */
export type Addition = {
  /** Called once the database is prepared, before anything is served. Safe to run again. */
  fill: (db: Db, config: Config) => Promise<void>
  /** Lines for whoever started it: a name and what it stands for. */
  lines: (config: Config) => readonly (readonly [name: string, value: string])[]
}
const nothing: Addition = { fill: async () => undefined, lines: () => [] }

/** Migrated and filled. A server's connections are opened anew with the short timeouts of requests. */
const openPrepared = async (config: Config, { fill }: Addition): Promise<OpenDb> => {
  const db = await openDatabase(config, databaseTimeouts.loading)
  try {
    await prepareDatabase(db, new Date())
    await fill(db, config)
    if (config.environment === 'production') await lockOutDemoPeople(db)
  } catch (error) {
    await db.close()
    throw error
  }
  if (db.kind === 'embedded') return db
  await db.close()
  return openDatabase(config, databaseTimeouts.requests)
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

const askedAgainMs = 1_000

/** Whether it came to that before the process was told to stop. */
const untilReady = async (app: FastifyInstance, stopping: { isStopping: boolean }): Promise<boolean> => {
  while (!stopping.isStopping) {
    const reply = await app.inject('/readyz').catch(() => null)
    if (reply?.statusCode === 200) return true
    await sleep(askedAgainMs)
  }
  return false
}

type WarmUp = { isDrawn: boolean; stopping: { isStopping: boolean } }

/**
 * Once all of the catalogue is read: the page that most come to first is drawn, as a visitor whose page takes too long
 * gets it undrawn; and what reading took is given back, some 40 MB.
 */
const warmUp = async (app: FastifyInstance, { isDrawn, stopping }: WarmUp) => {
  if (!(await untilReady(app, stopping))) return
  const notDrawn = (error: unknown) => app.log.warn({ err: error }, 'the landing page was not drawn ahead')
  if (isDrawn) await app.inject('/showroom/').catch(notDrawn)
  collectGarbage()
}

const printAddresses = (config: Config, { mailbox }: Mail, added: readonly (readonly [string, string])[]) => {
  const lines = [
    ['Host', `${config.publicUrl}/showroom/`],
    ['Contractor demo', `http://localhost:${config.port + 1}/`],
    ...(mailbox ? [['Mailbox', `${config.publicUrl}/showroom/dev/mail`] as const] : []),
    ['Storybook', 'npm run storybook'],
    ...added,
  ] as const
  for (const [name, value] of lines) console.log(`  ${name.padEnd(16)} ${value}`)
}

const howToBegin = `There are no goods yet:
  npm run admin -- --email ADDRESS        makes the first Admin
  npm run import -- FILE --vendor CODE    reads a vendor's goods
  npm run demo                            fills it with the invented marketplace (not in production)`

/** A server vacuums by itself. */
const upkeepOf = (db: Db): ScheduledJob[] =>
  db.kind === 'embedded' ? [{ name: 'database.vacuum', every: 'hour', run: () => vacuum(db) }] : []

/** Of the time to stop in: what is cut off is done by whoever starts next. */
const mostForJobsMs = 4_000

/** Serves until it is told to stop. Ends the process with a sentence where it can not begin. */
export const start = (addition: Addition = nothing): void => {
  serve(addition).catch((error: unknown) => {
    console.error(explain(error))
    process.exit(1)
  })
}

type Built = Pick<AppDeps, 'config' | 'db' | 'mail' | 'secret' | 'now'> & App

const startJobs = async ({ config, db, mail, secret, now, app, modules }: Built): Promise<Worker> => {
  const worker = await startWorker(
    {
      db,
      now,
      handlers: jobHandlersOf(modules, { config, db, mail, secret }),
      schedule: [...upkeepOf(db), ...listed(modules).flatMap(({ jobs = [] }) => jobs)],
      pollMs: config.jobsEveryMs,
      onError: (error, job) => app.log.error({ err: error, job }, 'a job came to nothing'),
    },
    (error) => app.log.error({ err: error }, 'jobs were not read'),
  )
  onCommit(db, (signals) => {
    if (signals.some(({ topic }) => topic === 'job')) worker.wake()
  })
  return worker
}

const serve = async (addition: Addition) => {
  const config = readConfig(process.env)
  const sandbox = startPaymentSandbox(config)
  const db = signallingDb(await openPrepared(config, addition))
  const pictures = openPictureStore({ folder: join(config.dataDir, 'pictures') })
  const now = () => new Date()
  const mail = openMail(config, now)
  const secret = secretKeyIn(config.dataDir, config.secretKey)
  const stopping = { isStopping: false }
  const { app, modules } = await buildApp({ config, db, pictures, mail, secret, now, stopping })
  const contractorSite = await buildContractorSite(config)
  await app.listen({ port: config.port, host: config.host })
  const warm = warmUp(app, { isDrawn: config.drawAhead, stopping })
  await contractorSite.listen({ port: config.port + 1, host: config.host })
  const worker = await startJobs({ config, db, mail, secret, now, app, modules })
  if (config.drawAhead)
    drawAhead(db, pictures, (error) => app.log.warn({ err: error }, 'pictures were not drawn ahead'))

  onStopSignal(async () => {
    stopping.isStopping = true
    await sleep(config.drainMs)
    // Visitors first: a slow mail server must not cut off the requests that are under way.
    // Pictures that wait to be drawn would take all the time there is; each of them can be asked for again.
    await Promise.all([app.close(), contractorSite.close(), pictures.close()])
    await worker.stop(mostForJobsMs)
    await sandbox.close()
    mail.close()
    await db.close()
  }, config.drainMs)
  await sandbox.ready
  printAddresses(config, mail, addition.lines(config))
  if (!(await hasProducts(db))) console.log(howToBegin)
  console.log(`Showroom ready: ${config.publicUrl}/showroom/`)
  await sandbox.prepare()
  await warm
}
