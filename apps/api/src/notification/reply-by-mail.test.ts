import { longestMessage } from '@showroom/contract/chat/chat-choices'
import { dayMs, hourMs } from '@showroom/contract/shared/time'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillShelf } from '../cart/testing/shelf.store.ts'
import { bodies, chatOf, saidIn } from '../chat/testing/a-chat.ts'
import { aMemberOf, aProject, type Homeowner } from '../project/testing/a-homeowner.ts'
import { forgetAllAttempts } from '../testing/access/rows.store.ts'
import { doJobs } from '../testing/do-jobs.ts'
import { openTestApp } from '../testing/test-app.ts'
import { freePort, mailClient } from './testing/mail-client.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
let send: ReturnType<typeof mailClient>
let now = new Date('2026-11-23T17:00:00Z')
let sent = 0
beforeAll(async () => {
  const port = await freePort()
  const reply = { REPLY_ADDRESS: 'answer@in.market.test', INBOUND_SMTP_PORT: String(port), HOST: '127.0.0.1' }
  opened = await openTestApp(reply, () => now)
  await fillShelf(opened.db)
  await opened.app.listen({ port: 0, host: '127.0.0.1' })
  send = mailClient(port)
})
beforeEach(() => forgetAllAttempts(opened.db))
afterAll(() => opened.close())

const work = async () => {
  expect(await doJobs(opened)).toEqual([])
  const mails = opened.modules.notification.jobs.find(({ name }) => name === 'notification.mail')
  await mails?.run(now)
  expect(await doJobs(opened)).toEqual([])
}
const mailsTo = ({ email }: Homeowner) => (opened.mail.mailbox?.list() ?? []).filter(({ to }) => to === email)

/** The owner has asked something, and the member has a mail of it. */
const aQuestionByMail = async () => {
  const { owner, id } = await aProject(opened)
  const member = await aMemberOf(opened, owner, { projectId: id })
  await member.ask('PUT /api/setting', { email_digest: false })
  sent += 1
  await owner.ask('POST /api/projectChat', { project: id, client_id: `q${sent}`, body: 'How many boxes?' })
  now = new Date(now.getTime() + 61_000)
  await work()
  const mail = mailsTo(member)[0]
  return { owner, member, id, mail, to: mail?.replyTo ?? '' }
}
type Asked = Awaited<ReturnType<typeof aQuestionByMail>>

const answer = ({ member, to }: Asked, more: Parameters<typeof send>[0] = {}) =>
  send({
    from: { name: 'Bea', address: member.email.toUpperCase() },
    to,
    subject: 'Re:',
    text: 'Nine boxes.',
    ...more,
  })
const said = async ({ owner, id }: Asked) => bodies(await chatOf(owner, id))
/** What the mail said that came back. */
const toldAfter = async ({ member }: Asked, before: number) => {
  await work()
  return mailsTo(member)
    .slice(0, mailsTo(member).length - before)
    .map(({ subject, text }) => `${subject}: ${text}`)
}

test('an answer to the mail of a message is said in the chat: its own words, with its files, once', async () => {
  const asked = await aQuestionByMail()
  expect(asked.mail?.text).toContain('How many boxes?')
  expect(asked.to).toMatch(/^answer\+[0-9a-f]{44}@in\.market\.test$/)
  const mail = {
    messageId: '<one@people.test>',
    text: `Nine boxes.\n\nOn Monday ${asked.to} wrote:\n> ${asked.mail?.text.replaceAll('\n', '\n> ')}`,
    attachments: [{ filename: 'list.csv', content: 'sku,qty\nA,9' }],
  }
  expect(await answer(asked, mail)).toMatch(/^250/)
  expect(await answer(asked, mail)).toMatch(/^250/)
  const chat = await chatOf(asked.owner, asked.id)
  const { room_files: files } = chat
  const chats = saidIn(chat)
  expect(chats.map(({ body, author }) => [body, author?.name])).toEqual([
    ['How many boxes?', expect.anything()],
    ['Nine boxes.', asked.member.full_name],
  ])
  expect(chats[1]?.files).toMatchObject([{ file_name: 'list.csv' }])
  expect(files).toEqual([])
  expect((await chatOf(asked.owner, asked.id, '?t=files')).room_files).toHaveLength(1)
})

test('HTML alone is read as text, without what it quotes', async () => {
  const asked = await aQuestionByMail()
  const html = '<div>Nine <b>boxes</b>.<script>x</script></div><blockquote>How many?</blockquote>'
  expect(await answer(asked, { text: undefined, html })).toMatch(/^250/)
  expect(await said(asked)).toEqual(['How many boxes?', 'Nine boxes.'])
})

test.each([
  ['nothing of its own', { text: '> How many boxes?' }, 'nothing in your mail'],
  ['too much', { text: 'x '.repeat(longestMessage) }, 'at most 8,000 letters'],
  ['a card number', { text: 'Pay with 4242 4242 4242 4242' }, 'card number'],
  [
    'a file alone that is none of ours',
    { text: '', attachments: [{ filename: 'a.svg', content: '<svg onload="alert(1)"/>' }] },
    'a.svg',
  ],
])('what holds %s is not said, and its writer is told', async (_what, mail, words) => {
  const asked = await aQuestionByMail()
  const before = mailsTo(asked.member).length
  expect(await answer(asked, mail)).toMatch(/^250/)
  expect(await said(asked)).toEqual(['How many boxes?'])
  expect(await toldAfter(asked, before)).toEqual([expect.stringContaining(words)])
})

test('a file that is refused does not hold the words back', async () => {
  const asked = await aQuestionByMail()
  const before = mailsTo(asked.member).length
  await answer(asked, { attachments: [{ filename: 'run.exe', content: 'MZ\0' }] })
  expect(await said(asked)).toEqual(['How many boxes?', 'Nine boxes.'])
  expect(await toldAfter(asked, before)).toEqual([expect.stringContaining('run.exe')])
})

test('from another address nothing is said; the account’s own address is told, the other is not', async () => {
  const asked = await aQuestionByMail()
  const before = mailsTo(asked.member).length
  expect(await answer(asked, { from: asked.owner.email })).toMatch(/^250/)
  expect(await answer(asked, { from: `${asked.member.email}, ${asked.owner.email}` })).toMatch(/^250/)
  expect(await said(asked)).toEqual(['How many boxes?'])
  // Both are told at the same instant, so either can come first.
  const told = await toldAfter(asked, before)
  expect(told).toHaveLength(2)
  expect(told).toContainEqual(expect.stringContaining('another address'))
  expect(told).toContainEqual(expect.stringContaining(asked.owner.email))
  expect(mailsTo(asked.owner).filter(({ subject }) => subject.includes('not passed on'))).toEqual([])
})

test.each([
  ['that somebody is away', { headers: { 'Auto-Submitted': 'auto-replied' } }],
  ['of a list', { headers: { Precedence: 'bulk' } }],
  ['that nobody can be answered for', { envelope: true }],
])(
  'a machine’s mail %s is neither said nor answered',
  async (_what, { headers, envelope }: { headers?: Record<string, string>; envelope?: boolean }) => {
    const asked = await aQuestionByMail()
    const before = mailsTo(asked.member).length
    const more = {
      ...(headers ? { headers } : {}),
      ...(envelope ? { envelope: { from: '', to: [asked.to] } } : {}),
    }
    expect(await answer(asked, more)).toMatch(/^250/)
    expect([await said(asked), await toldAfter(asked, before)]).toEqual([['How many boxes?'], []])
  },
)

test('after thirty days, and for who is no longer in the project, the mail opens nothing', async () => {
  const late = await aQuestionByMail()
  const gone = await aQuestionByMail()
  const { data } = await gone.owner.ask<{ members: { id: string; role: string }[] }>(
    `GET /api/project/${gone.id}`,
  )
  await gone.owner.ask(
    `DELETE /api/project_member/${data.members.find(({ role }) => role === 'client')?.id ?? ''}`,
  )
  const before = mailsTo(gone.member).length
  await answer(gone)
  expect(await toldAfter(gone, before)).toEqual([expect.stringContaining('no longer in the project')])
  now = new Date(now.getTime() + 32 * dayMs)
  const beforeLate = mailsTo(late.member).length
  await answer(late)
  expect(await toldAfter(late, beforeLate)).toContainEqual(expect.stringContaining('too old'))
})

test('no other address is taken: the door is no relay', async () => {
  const asked = await aQuestionByMail()
  const forged = asked.to.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'))
  for (const to of [forged, 'answer@in.market.test', 'somebody@elsewhere.test', asked.owner.email])
    expect(await answer(asked, { to })).toContain('550')
  expect(await said(asked)).toEqual(['How many boxes?'])
})

test('the day’s other news stands in a letter of its own, which can not be answered', async () => {
  const { owner, id } = await aProject(opened)
  const member = await aMemberOf(opened, owner, { projectId: id })
  await member.ask('POST /api/projectChat', { project: id, client_id: 'digest', body: 'Hello' })
  now = new Date(now.getTime() + 61_000)
  expect(await doJobs(opened)).toEqual([])
  now = new Date(now.getTime() + 25 * hourMs)
  await work()
  const mails = mailsTo(owner).filter(({ text }) => text.includes('You choose what we write about'))
  expect(mails.map(({ replyTo }) => replyTo !== null).toSorted()).toEqual([false, true])
})
