import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openTestDb } from '../../testing/test-db.ts'
import { runDueJobs } from '../jobs/worker.ts'
import { emptyJobs, jobCaused, payloadOf } from '../jobs/testing/jobs.store.ts'
import { openMail } from './mail.ts'
import { mailHandlers, openPost, type Posting } from './post.ts'

let db: Awaited<ReturnType<typeof openTestDb>>
beforeAll(async () => {
  db = await openTestDb()
})
afterAll(() => db.close())
beforeEach(() => emptyJobs(db))

const start = new Date('2026-11-02T18:15:00Z')
const hourMs = 3_600_000
const secret = Buffer.from('a secret of at least thirty-two characters')

/** A mail server on a port of its own that can be away for a while. */
const aMailServer = async () => {
  const received: string[] = []
  let port = 0
  let server: SMTPServer | null = null
  const open = async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          received.push(Buffer.concat(chunks).toString())
          done()
        })
      },
    })
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
    const address = server.server.address()
    port = typeof address === 'object' ? (address?.port ?? 0) : 0
  }
  const close = () => new Promise<void>((closed) => (server ? server.close(() => closed()) : closed()))
  await open()
  onTestFinished(close)
  return { url: `smtp://127.0.0.1:${port}`, received, open, close }
}

const sender = { name: 'Showroom', color: '#1f5a4c', onColor: '#ffffff', homeUrl: 'https://market.test/' }

const aWorkerFor = (url: string) => {
  const clock = { now: start }
  const mail = openMail(
    { environment: 'production', smtpUrl: url, mailFrom: 'hello@market.test' },
    () => clock.now,
  )
  onTestFinished(mail.close)
  const errors: string[] = []
  const handlers = mailHandlers({ mail, secret, senderOf: async () => sender })
  const onError = (error: unknown) => errors.push(String(error))
  const work = () => runDueJobs({ db, now: () => clock.now, handlers, schedule: [], onError })
  const later = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms)
  }
  return { clock, later, errors, work }
}

const aLetter = (code: string): Posting['letter'] => ({
  to: { name: 'Ada', address: 'ada@people.test' },
  subject: 'Please verify your e-mail',
  preview: 'One click',
  paragraphs: ['Welcome, Ada.'],
  code,
})

const post = (posting: Partial<Posting> = {}) =>
  db.transaction((tx) =>
    openPost(secret)(tx, { letter: aLetter('481516'), showroomId: null, at: start, cause: 'a', ...posting }),
  )

test('a mail that was posted while the server is away comes once it is up again', async () => {
  const server = await aMailServer()
  await server.close()
  const worker = aWorkerFor(server.url)
  await post()
  expect(await worker.work()).toBe(0)
  worker.later(hourMs)
  expect(await worker.work()).toBe(0)
  expect(worker.errors).toHaveLength(2)
  await server.open()
  worker.later(hourMs)
  expect(await worker.work()).toBe(1)
  expect(server.received).toEqual([expect.stringContaining('481516')])
})

test('what a transaction posted that failed is never sent', async () => {
  const failing = db.transaction(async (tx) => {
    await openPost(secret)(tx, { letter: aLetter('1'), showroomId: null, at: start })
    throw new Error('the account was not made')
  })
  await expect(failing).rejects.toThrow('not made')
  const server = await aMailServer()
  expect(await aWorkerFor(server.url).work()).toBe(0)
})

test('whoever reads the table reads no codes, and after the mail is sent nothing of it', async () => {
  const server = await aMailServer()
  await post()
  const saved = JSON.stringify(await payloadOf(db, 'a'))
  expect(saved).not.toContain('481516')
  expect(saved).not.toContain('ada@people.test')
  expect(await aWorkerFor(server.url).work()).toBe(1)
  expect(await payloadOf(db, 'a')).toEqual({})
})

test('a code is not sent any more when it is good for nothing; other mails are tried for a day', async () => {
  const server = await aMailServer()
  await server.close()
  const worker = aWorkerFor(server.url)
  await post({ cause: 'code', goodUntil: new Date(start.getTime() + 600_000) })
  await post({ cause: 'letter' })
  await worker.work()
  await server.open()
  worker.later(hourMs)
  expect(await worker.work()).toBe(1)
  expect(await jobCaused(db, 'code')).toMatchObject({ failed_at: worker.clock.now, done_at: null })
  expect(await jobCaused(db, 'letter')).toMatchObject({ failed_at: null, done_at: worker.clock.now })
})

test('a key that was changed is said, and the mail waits for the right one', async () => {
  const server = await aMailServer()
  await db.transaction((tx) =>
    openPost(Buffer.from('another secret'))(tx, {
      letter: aLetter('1'),
      showroomId: null,
      at: start,
      cause: 'a',
    }),
  )
  expect(await aWorkerFor(server.url).work()).toBe(0)
  expect(await jobCaused(db, 'a')).toMatchObject({ attempts: 1, done_at: null })
})
