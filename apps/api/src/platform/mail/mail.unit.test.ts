import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { openMail } from './mail.ts'

const sender = {
  name: 'Showroom',
  color: '#1f5a4c',
  onColor: '#ffffff',
  homeUrl: 'https://market.test/showroom/',
}

/** A real mail server, which keeps what it is given. */
const aMailServer = async () => {
  const received: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
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

const mailTo = (url: string) => {
  const mail = openMail(
    { environment: 'production', smtpUrl: url, mailFrom: 'hello@market.test' },
    () => new Date(),
  )
  onTestFinished(mail.close)
  return mail
}

test('a letter reaches one person, as text and as HTML, in the sender’s colours', async () => {
  const { url, received } = await aMailServer()
  const letter = {
    to: { name: 'Ada', address: 'ada@people.test' },
    subject: 'Please verify your e-mail',
    preview: 'One click',
    paragraphs: ['Welcome, Ada.'],
    action: { label: 'Verify', url: 'https://market.test/showroom/verify/abc' },
  }
  await mailTo(url).send(letter, sender, 'a cause')
  const [mail] = received
  expect(mail?.to).toEqual(['ada@people.test'])
  expect(mail?.raw).toContain('From: Showroom <hello@market.test>')
  expect(mail?.raw).toContain('Subject: Please verify your e-mail')
  expect(mail?.raw).toMatch(/^Message-ID: <[\w-]{32}@market\.test>/im)
  expect(mail?.raw).toContain('text/plain')
  expect(mail?.raw).toContain('text/html')
  expect(mail?.raw).toContain('https://market.test/showroom/verify/abc')
})

test('who sends again for the same cause sends the same message', async () => {
  const { url, received } = await aMailServer()
  const letter = { to: { name: 'Ada', address: 'ada@people.test' }, subject: '', preview: '', paragraphs: [] }
  const mail = mailTo(url)
  for (const cause of ['order 1', 'order 1', 'order 2']) await mail.send(letter, sender, cause)
  const ids = received.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1])
  expect(new Set(ids).size).toBe(2)
  expect(ids[0]).toBe(ids[1])
})

test('a name that pretends to be headers or an address reaches nobody else', async () => {
  const { url, received } = await aMailServer()
  const name = 'Ada <evil@people.test>\r\nBcc: evil@people.test'
  const to = { name, address: 'ada@people.test' }
  const letter = { to, subject: `Hello ${name}`, preview: '', paragraphs: [name] }
  await mailTo(url).send(letter, sender, 'a cause')
  expect(received.map((mail) => mail.to)).toEqual([['ada@people.test']])
  const [headers = ''] = received[0]?.raw.split('\r\n\r\n') ?? []
  expect(headers).toContain('Subject:')
  expect(headers).not.toMatch(/^Bcc:/im)
})

test('a mail server that is not there is an error for the caller, not for the process', async () => {
  const letter = { to: { name: 'Ada', address: 'ada@people.test' }, subject: '', preview: '', paragraphs: [] }
  await expect(mailTo('smtp://127.0.0.1:1').send(letter, sender, 'a cause')).rejects.toThrow()
})

test('in production nobody can read mails: without a mail server none is taken', async () => {
  const mail = openMail(
    { environment: 'production', smtpUrl: null, mailFrom: 'hello@market.test' },
    () => new Date(),
  )
  expect(mail.mailbox).toBeNull()
  const letter = { to: { name: 'Ada', address: 'ada@people.test' }, subject: '', preview: '', paragraphs: [] }
  await expect(mail.send(letter, sender, 'a cause')).rejects.toThrow('SMTP_URL')
})
