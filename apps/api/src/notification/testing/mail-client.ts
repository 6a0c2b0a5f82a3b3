import { once } from 'node:events'
import { createServer } from 'node:net'
import nodemailer from 'nodemailer'

/** A port that nobody listens on. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  await new Promise((closed) => server.close(closed))
  return port
}

type Sent = Parameters<ReturnType<typeof nodemailer.createTransport>['sendMail']>[0]

/** Sends as a mail program’s server does: what it was answered, or the refusal. */
export const mailClient = (port: number) => async (mail: Sent) => {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  try {
    return (await transport.sendMail(mail)).response
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    transport.close()
  }
}
