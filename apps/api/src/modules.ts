// The concepts, in the order of the arrows: each may call those above it in this list and be told by their events.
// Lint reads the order here; see docs/architecture.md.
import { accountModule } from './account/module.ts'
import { auditModule } from './audit/module.ts'
import { ledgerModule } from './ledger/module.ts'
import { paymentModule } from './payment/module.ts'
import { pictureModule } from './picture/module.ts'
import { pricingModule } from './pricing/module.ts'
import { showroomModule } from './showroom/module.ts'
import { embedSessionModule } from './embed-session/module.ts'
import { clientTermsModule } from './client-terms/module.ts'
import { catalogueModule } from './catalogue/module.ts'
import { shippingModule } from './shipping/module.ts'
import { cartModule } from './cart/module.ts'
import { orderModule } from './order/module.ts'
import { vendorGoodsModule } from './vendor-goods/module.ts'
import { ratesModule } from './rates/module.ts'
import { proPricingModule } from './pro-pricing/module.ts'
import { projectModule } from './project/module.ts'
import { clientModule } from './client/module.ts'
import { balanceModule } from './balance/module.ts'
import { commissionModule } from './commission/module.ts'
import { premiumModule } from './premium/module.ts'
import { payoutModule } from './payout/module.ts'
import { liveModule } from './live/module.ts'
import { checklistModule } from './checklist/module.ts'
import { visualizerModule } from './visualizer/module.ts'
import { chatModule } from './chat/module.ts'
import { designerModule } from './designer/module.ts'
import { contentModule } from './content/module.ts'
import { assistantModule } from './assistant/module.ts'
import { applicationModule } from './application/module.ts'
import { meModule } from './me/module.ts'
import { registrationModule } from './registration/module.ts'
import { inviteModule } from './invite/module.ts'
import { teamModule } from './team/module.ts'
import { draftOrderModule } from './draft-order/module.ts'
import { jobModule } from './job/module.ts'
import { userModule } from './user/module.ts'
import { placeModule } from './place/module.ts'
import { contactModule } from './contact/module.ts'
import { leadModule } from './lead/module.ts'
import { disputeModule } from './dispute/module.ts'
import { inboxModule } from './inbox/module.ts'
import { notificationModule } from './notification/module.ts'
import { designAiModule } from './design-ai/module.ts'
import { workspaceModule } from './workspace/module.ts'
import { privacyModule } from './privacy/module.ts'
import { shopModule } from './shop/module.ts'
import { landingModule } from './landing/module.ts'
import { fragmentModule } from './fragment/module.ts'
import { siteModule } from './site/module.ts'
import { moneyCheckModule } from './money-check/module.ts'
import type { FragmentDeps } from './fragment/fragment.ts'
import type { Module } from './module.ts'
import type { PictureStore } from './picture/picture.ts'
import { openEvents } from './platform/events.ts'
import { openFeeds } from './platform/feed/feeds.ts'
import type { JobHandlers } from './platform/jobs/job.ts'
import { joinHandlers } from './platform/jobs/join-handlers.ts'
import { mailHandlers, openPost } from './platform/mail/post.ts'
import type { Platform } from './platform/platform.ts'
import { senderIn } from './showroom/sender.ts'
import type { PageDeps } from './site/pages.ts'

/** What the process brings along. */
export type Outside = Omit<Platform, 'tell' | 'post' | 'feeds'> & {
  pictures: PictureStore
  /** What draws widgets as HTML, instead of the built one. */
  loadRenderer?: FragmentDeps['loadRenderer']
  /** What draws the host's pages, instead of the built one. */
  loadHost?: PageDeps['loadHost']
}

/** What every shop stands on: people, money, goods and what is chosen of them. */
const openFoundations = (platform: Platform, outside: Outside) => {
  const showroom = showroomModule(platform)
  return {
    account: accountModule(platform),
    audit: auditModule(platform),
    ledger: ledgerModule(),
    payment: paymentModule(platform),
    picture: pictureModule(),
    pricing: pricingModule(),
    showroom,
    'embed-session': embedSessionModule(platform, { showroom: showroom.api }),
    'client-terms': clientTermsModule(platform),
    catalogue: catalogueModule(platform, outside),
    shipping: shippingModule(platform),
    cart: cartModule(platform),
  } satisfies Record<string, Module>
}

/** Where people of the house work off what comes in. */
const openDesks = (platform: Platform, { payment }: ReturnType<typeof openFoundations>) =>
  ({
    job: jobModule(platform),
    user: userModule(platform),
    place: placeModule(platform),
    contact: contactModule(platform),
    lead: leadModule(platform),
    dispute: disputeModule(platform, { payment: payment.api }),
    inbox: inboxModule(platform),
    notification: notificationModule(platform),
  }) satisfies Record<string, Module>

/** All that keeps something of a person. */
const openKeepers = (platform: Platform, outside: Outside) => {
  const foundations = openFoundations(platform, outside)
  const { account, payment, catalogue } = foundations
  const project = projectModule(platform, { account: account.api })
  const content = contentModule(platform)
  const me = meModule(platform, { account: account.api, payment: payment.api })
  return {
    ...foundations,
    order: orderModule(platform, { payment: payment.api }),
    'vendor-goods': vendorGoodsModule(platform),
    rates: ratesModule(platform),
    'pro-pricing': proPricingModule(platform),
    project,
    client: clientModule(platform),
    balance: balanceModule(platform, { payment: payment.api }),
    commission: commissionModule(platform),
    premium: premiumModule(platform, { payment: payment.api }),
    payout: payoutModule(platform, { account: account.api, payment: payment.api }),
    live: liveModule(platform, { showroom: foundations.showroom.api }),
    checklist: checklistModule(platform, { account: account.api }),
    visualizer: visualizerModule(platform, { account: account.api, catalogue: catalogue.api, ...outside }),
    chat: chatModule(platform, { project: project.api, catalogue: catalogue.api }),
    designer: designerModule(platform, { account: account.api, payment: payment.api }),
    content,
    assistant: assistantModule(platform, { catalogue: catalogue.api, content: content.api, ...outside }),
    application: applicationModule(platform, { account: account.api }),
    me,
    registration: registrationModule({ account: account.api, payment: payment.api, me: me.api }),
    invite: inviteModule({ account: account.api }),
    team: teamModule({ account: account.api }),
    'draft-order': draftOrderModule({ account: account.api }),
    ...openDesks(platform, foundations),
    'design-ai': designAiModule(platform, { account: account.api, payment: payment.api, ...outside }),
  } satisfies Record<string, Module>
}

const open = (platform: Platform, outside: Outside) => {
  const keepers = openKeepers(platform, outside)
  const { account, catalogue, content } = keepers
  const personalData = listed(keepers).flatMap((module) => module.personalData ?? [])
  const waiting = listed(keepers).flatMap((module) => module.waiting ?? [])
  return {
    ...keepers,
    workspace: workspaceModule(platform, { waiting }),
    privacy: privacyModule({ account: account.api, personalData }),
    shop: shopModule(platform, { catalogue: catalogue.api }),
    landing: landingModule(platform, { catalogue: catalogue.api }),
    fragment: fragmentModule(platform, outside),
    site: siteModule(platform, { catalogue: catalogue.api, content: content.api, ...outside }),
    'money-check': moneyCheckModule(),
  } satisfies Record<string, Module>
}

export type Modules = ReturnType<typeof open>

/** Every concept opened, and listening to the events of those below it. */
export const openModules = (outside: Outside): Modules => {
  const events = openEvents()
  const { config, db, log, secret } = outside
  const report = (error: unknown) => log.error({ err: error }, 'what happened was not carried on')
  const { databaseUrl, redisUrl, liveHints: hints } = config
  const feeds = openFeeds({ db, databaseUrl, redisUrl, secret, hints, report })
  const modules = open({ ...outside, post: openPost(secret), tell: events.tell, feeds }, outside)
  for (const { onInTransaction } of listed(modules)) if (onInTransaction) events.listen(onInTransaction)
  return modules
}

/** In the order of the arrows. */
export const listed = (modules: Readonly<Record<string, Module>>): Module[] => Object.values(modules)

/** What concepts do with the jobs that they listen to, and how mails leave. */
export const jobHandlersOf = (
  modules: Modules,
  { config, db, mail, secret }: Pick<Outside, 'config' | 'db' | 'mail' | 'secret'>,
): JobHandlers => {
  const senderOf = senderIn({ db, publicUrl: config.publicUrl })
  const named: [string, Module][] = Object.entries(modules)
  return joinHandlers({
    mail: mailHandlers({ mail, secret, senderOf }),
    ...Object.fromEntries(named.map(([name, { on = {} }]) => [name, on])),
  })
}
