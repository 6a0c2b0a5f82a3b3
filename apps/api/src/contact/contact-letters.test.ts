import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openMail } from '../platform/mail/mail.ts'
import { doJobs } from '../testing/do-jobs.ts'
import { openTestApp } from '../testing/test-app.ts'
import { aMessage, keptFrom, write } from './testing/a-message.ts'

const inbox = 'inbox@market.test'
let opened: Awaited<ReturnType<typeof openTestApp>>
let now = new Date('2026-11-23T17:00:00Z')
beforeAll(async () => {
  opened = await openTestApp({ CONTACT_EMAIL: inbox }, () => now)
})
afterAll(() => opened.close())

/** A real mail server, and what reaches it. */
const aMailServer = async () => {
  const received: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ to, raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((closed) => server.close(() => closed())))
  const address = server.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  return { url: `smtp://127.0.0.1:${port}`, received }
}

/** All that is due leaves; answers what came to nothing. */
const deliver = async (smtpUrl: string) => {
  const { config, db, modules, secret } = opened
  const mail = openMail({ ...config, smtpUrl }, () => now)
  onTestFinished(mail.close)
  return doJobs({ config, db, mail, modules, secret, now: () => now })
}

test('it reaches our inbox, where an answer goes to the sender, and the sender gets a confirmation without their words', async () => {
  const { url, received } = await aMailServer()
  const message = aMessage({ message: 'Buy pills at https://bad.example' })
  await write(opened.app, message)
  expect(await deliver(url)).toEqual([])
  const ours = received.find(({ to, raw }) => to.includes(inbox) && raw.includes(message.email))
  expect(ours?.raw).toContain('Subject: A delivery: Ada Byron')
  expect(ours?.raw).toContain(`Reply-To: Ada Byron <${message.email}>`)
  expect(ours?.raw).toContain('https://bad.example')
  const theirs = received.filter(({ to }) => to.includes(message.email))
  expect(theirs).toHaveLength(1)
  expect(theirs[0]?.raw).toContain('Subject: We have received your message')
  expect(theirs[0]?.raw).not.toMatch(/bad\.example|Ada/)
})

test('a mail server that is away loses no message: both letters leave when it is back', async () => {
  const message = aMessage()
  await write(opened.app, message)
  expect(await deliver('smtp://127.0.0.1:1')).not.toEqual([])
  expect(await keptFrom(opened.db, message.email)).toHaveLength(1)
  now = new Date(now.getTime() + 60_000)
  const { url, received } = await aMailServer()
  await deliver(url)
  expect(received.filter(({ raw }) => raw.includes(message.email))).toHaveLength(2)
})

test('a name with line ends adds no header to the mail', async () => {
  const { url, received } = await aMailServer()
  const message = aMessage({ full_name: 'Ada\r\nBcc: victim@people.test' })
  await write(opened.app, message)
  await deliver(url)
  expect(received.flatMap(({ to }) => to)).not.toContain('victim@people.test')
})
