import { once } from 'node:events'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** What a mail server passed on to us. */
export type ArrivedMail = {
  /** The address that it was sent to. */
  to: string
  raw: Buffer
  /** Nobody can be answered: it says itself that another mail did not arrive. */
  isBounce: boolean
}

export type Inbound = {
  /** Resolves with the port. */
  listen: (port: number, host: string) => Promise<number>
  /** Null until it listens. */
  port: () => number | null
  close: () => Promise<void>
}

type InboundDeps = {
  /** Whether an address is one of ours: any other is refused before its mail is read. */
  isOurs: (address: string) => boolean
  /** Rejects where it could not be kept: the sender's server tries again. */
  take: (mail: ArrivedMail) => Promise<void>
  report: (error: unknown) => void
}

const largestMail = 40 * 1_024 * 1_024
const mostRecipients = 5

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

const readAll = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (!stream.sizeExceeded && Buffer.isBuffer(chunk)) chunks.push(chunk)
  if (stream.sizeExceeded) throw refusal(552, 'The mail is larger than 40 MB.')
  return Buffer.concat(chunks)
}

const takeAll = async ({ take }: InboundDeps, stream: SMTPServerDataStream, session: SMTPServerSession) => {
  const raw = await readAll(stream)
  const { mailFrom, rcptTo } = session.envelope
  const isBounce = !mailFrom || mailFrom.address === ''
  for (const { address } of rcptTo) await take({ to: address, raw, isBounce })
}

/** Takes mails of addresses of ours and nobody else's: it is no relay. Whoever is told that one is taken need not send it again. */
export const openInbound = (deps: InboundDeps): Inbound => {
  let port: number | null = null
  const server = new SMTPServer({
    // A mail server of our own stands in front: it speaks to the world, and checks who sends.
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    size: largestMail,
    maxClients: 50,
    socketTimeout: 30_000,
    disableReverseLookup: true,
    onRcptTo: ({ address }, { envelope }, done) => {
      if (envelope.rcptTo.length >= mostRecipients) return done(refusal(452, 'Too many recipients.'))
      return deps.isOurs(address) ? done() : done(refusal(550, 'No such address.'))
    },
    onData: (stream, session, done) => {
      takeAll(deps, stream, session).then(
        () => done(),
        (error: unknown) => {
          const isOurs = error instanceof Error && 'responseCode' in error
          if (!isOurs) deps.report(error)
          done(isOurs ? error : refusal(451, 'Please try again later.'))
        },
      )
    },
  })
  // A client that breaks off is no concern of ours.
  server.on('error', () => undefined)
  return {
    listen: async (wanted, host) => {
      server.listen(wanted, host)
      await once(server.server, 'listening')
      const address = server.server.address()
      port = typeof address === 'object' ? (address?.port ?? null) : null
      if (port === null) throw new Error('The door for mails has no port.')
      return port
    },
    port: () => port,
    close: () => (port === null ? Promise.resolve() : new Promise((closed) => server.close(() => closed()))),
  }
}
