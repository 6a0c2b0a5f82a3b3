import type { FastifyInstance, FastifyReply } from 'fastify'
import { recordEvent } from '../event/record-event.ts'
import type { FrameDeps } from '../frame/frame.routes.ts'
import { pageFrame, sendPage } from '../http/own-page.ts'
import { accountAnswer, requireAccount } from './account.ts'
import { type AccountLink, linkByToken, saveAccount, useLink } from './account.store.ts'

const onboardingPage = pageFrame(
  'Get paid',
  `      <h1>Tell us who is paid</h1>
      <p>Stripe would ask for a name, an address, a tax number and a bank account here. This is a test page: one press tells all of it.</p>
      <form method="post"><button class="primary">Complete onboarding</button></form>`,
)
const overPage = pageFrame(
  'Link is over',
  '      <h1>This link is over</h1>\n      <p>Please ask for a new one.</p>',
)

type Page = { Params: { token: string } }

/** Where a connected account's owner tells who they are: a link is good once, and not for long. */
export const onboardingRoutes = (app: FastifyInstance, deps: FrameDeps) => {
  const policy = (link: AccountLink | null) => ({
    hostOrigin: deps.hostOrigin,
    leadsTo: link && new URL(link.returnUrl).origin,
  })
  const isGood = (link: AccountLink | null): link is AccountLink =>
    link !== null && link.usedAt === null && link.expiresAt > deps.now()
  /** As at Stripe: whoever comes too late is sent to where a new link is made. */
  const turnAway = (reply: FastifyReply, link: AccountLink | null) =>
    link === null ? sendPage(reply.code(404), overPage, policy(null)) : reply.redirect(link.refreshUrl, 303)

  app.get<Page>('/onboarding/:token', async ({ params }, reply) => {
    const link = await deps.db.transaction((tx) => linkByToken(tx, params.token))
    return isGood(link) ? sendPage(reply, onboardingPage, policy(link)) : turnAway(reply, link)
  })

  app.post<Page>('/onboarding/:token', async ({ params, headers }, reply) => {
    if (headers.origin !== deps.ownOrigin) return sendPage(reply.code(403), overPage, policy(null))
    const { link, isDone } = await deps.db.transaction(async (tx) => {
      const found = await linkByToken(tx, params.token)
      if (!isGood(found)) return { link: found, isDone: false }
      await useLink(tx, params.token, deps.now())
      const account = { ...(await requireAccount(tx, found.accountId)), isOnboarded: true }
      await saveAccount(tx, account)
      const object = accountAnswer(account)
      await recordEvent(tx, {
        type: 'account.updated',
        object,
        accountId: account.id,
        now: deps.now(),
        behavior: null,
      })
      return { link: found, isDone: true }
    })
    deps.onChange()
    return isDone && link ? reply.redirect(link.returnUrl, 303) : turnAway(reply, link)
  })
}
