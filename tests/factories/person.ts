import { randomInt, randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { hostAt, test as visit } from './visit.ts'

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

/** Signed up, with an e-mail that is not verified. */
export const aPerson = async (fields: object = {}): Promise<Person> => {
  const person = { email: `${aName()}@homes.example`, password: 'correct horse 42' }
  const answer = await ask<{ token: string | null }>('POST /api/register', {
    body: {
      ...person,
      full_name: 'Ana Quill',
      phone_number: '(512) 555-0142',
      zip_code: '78701',
      agree: true,
      ...fields,
    },
  })
  if (!answer.success) throw new Error(`The registration was answered with ${JSON.stringify(answer)}.`)
  return { ...person, token: answer.data.token }
}

/** Signed up, and the link of the mail followed. */
export const aVerifiedPerson = async (fields: object = {}): Promise<Person> => {
  const person = await aPerson(fields)
  await ask(`GET /api/email/verify/${await verifyCodeOf(person.email)}`)
  return person
}

/** The newest mail with this subject, as text. */
export const mailTo = async (email: string, subject: string): Promise<string> => {
  let text = ''
  await expect(async () => {
    const list = await textOf('/dev/mail')
    const row = list.split('<tr>').find((one) => one.includes(email) && one.includes(subject))
    const id = /dev\/mail\/(\d+)/.exec(row ?? '')?.[1]
    if (!id) throw new Error(`There is no mail “${subject}” to ${email} yet.`)
    text = await textOf(`/dev/mail/${id}`)
  }).toPass()
  return text
}

const textOf = async (path: string): Promise<string> => (await fetch(hostAt(path))).text()

const found = (text: string, pattern: RegExp): string => {
  const match = pattern.exec(text)?.[1]
  if (!match) throw new Error(`The mail holds nothing like ${pattern}.`)
  return match
}

export const verifyCodeOf = async (email: string): Promise<string> =>
  found(await mailTo(email, 'Please verify your e-mail'), /\/verify\/([\w-]+)/)

export const resetCodeOf = async (email: string): Promise<string> =>
  found(await mailTo(email, 'Choose a new password'), /password_reset\?code=([\w-]+)/)

export const oneTimeCodeOf = async (email: string): Promise<string> =>
  found(await mailTo(email, 'Your one-time code'), /\b(\d{6})\b/)

export { expect, hostAt }
