import { randomInt, randomUUID } from 'node:crypto'
import { expect, hostAt, test as visit } from './visit.ts'

export type Person = { email: string; password: string; token: string | null }

/** Tries are counted by network address, so each visitor comes from their own. */
const anAddress = () => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`

/** Journeys of people who sign up and in. */
export const test = visit.extend({
  extraHTTPHeaders: async ({ baseURL: _same }, give) => give({ 'x-forwarded-for': anAddress() }),
})

type Asked = { token?: string | null; body?: object }
type Answer<Data> = { success: boolean; data: Data; message?: string }

/** A call as a person's own program would make it. */
export const ask = async <Data>(call: string, { token, body }: Asked = {}): Promise<Answer<Data>> => {
  const [method = 'GET', path = ''] = call.split(' ')
  const reply = await fetch(hostAt('/').replace('/showroom/', path), {
    method,
    headers: {
      'x-forwarded-for': anAddress(),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return reply.json()
}

/** Without digits: a long row of them can look like a card's number, which is refused wherever it stands. */
export const aName = () => randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))

const anAddressOfTheirs = {
  shipping_street: '500 Congress Ave',
  shipping_city: 'Austin',
  shipping_state: 'TX',
  shipping_zip_code: '78701',
}

/** An empty address book: what a journey says about addresses begins there. */
const forgetAddress = async (token: string | null) => {
  const { data } = await ask<{ id: string }[]>('GET /api/address', { token })
  for (const { id } of data) await ask(`DELETE /api/address/${id}`, { token })
}

/** Signed up, with an e-mail that is not verified; with an address only where one is told. */
export const aPerson = async (fields: object = {}): Promise<Person> => {
  const person = { email: `${aName()}@homes.example`, password: 'correct horse 42' }
  const answer = await ask<{ token: string | null }>('POST /api/register', {
    body: {
      ...person,
      full_name: 'Ana Quill',
      country_code: '+1',
      phone_number: '(512) 555-0142',
      zip_code: '78701',
      birth_date: '1990-04-01',
      agree: true,
      ...anAddressOfTheirs,
      ...fields,
    },
  })
  if (!answer.success) throw new Error(`The registration was answered with ${JSON.stringify(answer)}.`)
  const { token } = answer.data
  if (token !== null && !('shipping_street' in fields)) await forgetAddress(token)
  return { ...person, token }
}

/** Signed up, and the link of the mail followed. */
export const aVerifiedPerson = async (fields: object = {}): Promise<Person> => {
  const person = await aPerson(fields)
  await ask(`GET /api/email/verify/${await verifyCodeOf(person.email)}`)
  return person
}

const textOf = async (path: string): Promise<string> => (await fetch(hostAt(path))).text()

type MailInList = { id: number; row: string }

/** Newest first. */
const mailsKept = async (): Promise<MailInList[]> =>
  (await textOf('/dev/mail'))
    .split('<tr>')
    .map((row) => ({ id: Number(/dev\/mail\/(\d+)/.exec(row)?.[1] ?? 0), row }))
    .filter(({ id }) => id > 0)

/** The number of the newest mail of all: what is asked for after it is in none that was there before. */
export const newestMail = async (): Promise<number> => (await mailsKept())[0]?.id ?? 0

const mailsComeWithinMs = 30_000

/** The newest mail with this subject, as text; `after` leaves out what had been sent before. */
export const mailTo = async (email: string, subject: string, { after = 0 } = {}): Promise<string> => {
  const deadline = Date.now() + mailsComeWithinMs
  for (;;) {
    const mails = await mailsKept()
    const mail = mails.find(({ id, row }) => id > after && row.includes(email) && row.includes(subject))
    if (mail) return textOf(`/dev/mail/${mail.id}`)
    if (Date.now() > deadline)
      throw new Error(
        `No mail “${subject}” to ${email} has come after number ${after}, but: ${mails.map(({ row }) => row).join('\n')}`,
      )
    await new Promise((wake) => setTimeout(wake, 50))
  }
}

const found = (text: string, pattern: RegExp): string => {
  const match = pattern.exec(text)?.[1]
  if (!match) throw new Error(`The mail holds nothing like ${pattern}.`)
  return match
}

export const verifyCodeOf = async (email: string, sent: { after?: number } = {}): Promise<string> =>
  found(await mailTo(email, 'Please verify your e-mail', sent), /\/verify\/([\w-]+)/)

export const resetCodeOf = async (email: string): Promise<string> =>
  found(await mailTo(email, 'Choose a new password'), /password_reset\?code=([\w-]+)/)

export const oneTimeCodeOf = async (email: string, sent: { after?: number } = {}): Promise<string> =>
  found(await mailTo(email, 'Your one-time code', sent), /\b(\d{6})\b/)

export { expect, hostAt }
