import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { constants } from 'node:zlib'
import { accountRoutes } from './account/account.routes.ts'
import { embedCallerWith } from './account/embed-session/embed-session.ts'
import { embedSessionRoutes } from './account/embed-session/embed-session.routes.ts'
import { socialPages, socialRoutes } from './account/social/social.routes.ts'
import { wireAccounts, wireSocial } from './account-wiring.ts'
import { wireEmbedSessions } from './embed-session-wiring.ts'
import { callerWith } from './account/session/sessions.ts'
import { applicationRoutes } from './application/application.routes.ts'
import { approvalRoutes } from './application/approval.routes.ts'
import { documentFileRoutes } from './application/document.routes.ts'
import { logoRoutes } from './application/logo.routes.ts'
import { wireCheckout } from './checkout-wiring.ts'
import { wireApplications } from './application-wiring.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { documentRoutes } from './catalogue/documents/document.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { messageListRoutes } from './contact/message-list.routes.ts'
import type { Config } from './platform/config/config.ts'
import type { Db } from './platform/db/db.ts'
import { folders } from './platform/config/folders.ts'
import type { FragmentParts } from './fragment/fragment.ts'
import { fragmentRoutes } from './fragment/fragment.routes.ts'
import { type Admit, admitWith } from './platform/http/admit.ts'
import { requireAccessRules } from './platform/http/access.ts'
import { type CookieJar, openCookieJar } from './platform/http/cookies.ts'
import { addCors } from './platform/http/cors.ts'
import { addErrorReplies } from './platform/http/errors.ts'
import { healthRoutes } from './platform/http/health.routes.ts'
import { openApiRoutes } from './platform/http/openapi.routes.ts'
import { addRateLimits, type Limits } from './platform/http/rate-limits.ts'
import { addMultipart } from './platform/http/sent-file.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { serverOptions } from './platform/http/server-options.ts'
import type { Origins } from './platform/http/origins.ts'
import { type Ask, type Serve, serveWith } from './platform/http/serve.ts'
import { siteRoutes } from './platform/http/site.routes.ts'
import { landingRoutes } from './landing/landing.routes.ts'
import { leadRoutes } from './lead/lead.routes.ts'
import type { Mail } from './platform/mail/mail.ts'
import { mailboxRoutes } from './platform/mail/mailbox.routes.ts'
import { orderRoutes } from './order/order.routes.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { openProvider } from './payment/provider/provider.ts'
import type { PictureStore } from './picture/picture.ts'
import { photoRoutes } from './catalogue/photo/photo.routes.ts'
import { photoFolder } from './catalogue/photo/photo-upkeep.ts'
import { pictureRoutes } from './picture/picture.routes.ts'
import { projectFileRoutes } from './project/files/file.routes.ts'
import { copyRoutes } from './project/copy.routes.ts'
import { bulkCartRoutes, itemRoutes } from './project/items/item.routes.ts'
import { memberRoutes } from './project/members/member.routes.ts'
import { couponRoutes } from './pricing/coupon/coupon.routes.ts'
import { markupRoutes } from './pricing/markup/markup.routes.ts'
import { taxTable } from './pricing/tax.ts'
import { wirePricing } from './pricing-wiring.ts'
import { projectRoutes } from './project/project.routes.ts'
import { roomRoutes } from './project/rooms/room.routes.ts'
import { workspaceRoutes } from './project/workspace.routes.ts'
import { wireProjects } from './project-wiring.ts'
import { wirePages } from './site-wiring.ts'
import { shopRoutes } from './shop/shop.routes.ts'
import type { PageParts } from './site/pages.ts'
import { openOrigins } from './showroom/origins.ts'
import { showroomRoutes } from './showroom/showroom.routes.ts'

export type AppParts = {
  config: Config
  db: Db
  pictures: PictureStore
  mail: Mail
  /** The clock, so that tests can hold it. */
  now: () => Date
  /** What draws widgets as HTML, instead of the built one. */
  loadRenderer?: FragmentParts['loadRenderer']
  /** What draws the host's pages, instead of the built one. */
  loadHost?: PageParts['loadHost']
}

/** The API assembled in reading order; tests and production call this same function. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { app, serve, ask, admit, origins, limits, cookieJar } = await buildEdge(parts)
  const catalogue = openCatalogue(parts.db, parts.now)
  showroomRoutes(serve, { db: parts.db, categoriesOf: catalogue.categoriesOf })
  catalogueRoutes(serve, parts.db, catalogue)
  documentRoutes(app, catalogue)
  pictureRoutes(app, { store: parts.pictures, appearanceOf: catalogue.appearanceOf })
  photoRoutes(app, { photos: photoFolder(parts.config.dataDir) })
  const pricing = wirePricing(parts)
  markupRoutes(serve, pricing)
  couponRoutes(serve, pricing)
  cartRoutes(serve, parts)
  projectRoutes(serve, parts)
  const cards = {
    ...parts,
    provider: openProvider(parts.config.payment),
    onProviderTrouble: (error: unknown) =>
      app.log.error({ err: error }, 'the payment provider gave no answer'),
  }
  const onMailLost = (error: unknown) => app.log.error({ err: error }, 'a mail was not sent')
  const accounts = wireAccounts(parts, { cards, onMailLost })
  accountRoutes(serve, accounts)
  paymentRoutes(serve, cards, parts.config.payment)
  const projects = wireProjects(accounts, parts.config.dataDir)
  workspaceRoutes(serve, projects)
  copyRoutes(serve, projects)
  roomRoutes(serve, projects)
  itemRoutes(serve, projects)
  bulkCartRoutes(serve, projects)
  memberRoutes(serve, projects)
  projectFileRoutes({ app, admit, limits }, projects)
  const payment = await wireCheckout({ app, serve }, parts, cards)
  orderRoutes(serve, { ...payment, tax: taxTable })
  const applications = wireApplications(accounts, parts.config.dataDir)
  applicationRoutes(serve, applications)
  approvalRoutes(serve, applications)
  documentFileRoutes({ app, admit, limits }, applications)
  logoRoutes(app, applications)
  const social = wireSocial(parts, accounts, (error) =>
    app.log.warn({ err: error }, 'a provider did not sign somebody in'),
  )
  socialRoutes(serve, social)
  socialPages(app, social, cookieJar)
  embedSessionRoutes(serve, wireEmbedSessions(parts, origins))
  mailboxRoutes(app, parts.mail)
  shopRoutes(serve, { ...parts, menuOf: catalogue.menuOf })
  landingRoutes(serve, parts.db, catalogue)
  contactRoutes(serve, parts)
  messageListRoutes(serve, parts)
  leadRoutes(serve, parts)
  fragmentRoutes(app, { ...parts, ask, origins, limits })
  healthRoutes(app, parts.db)
  openApiRoutes(app, parts.config.publicUrl)
  await siteRoutes(app, {
    ...folders,
    publicUrl: parts.config.publicUrl,
    sendPage: wirePages(app, parts, ask),
  })
  return app
}

export type Edge = {
  app: FastifyInstance
  serve: Serve
  ask: Ask
  admit: Admit
  origins: Origins
  limits: Limits
  cookieJar: CookieJar
}

/** What stands before every route: limits, headers, origins, errors. */
export const buildEdge = async ({
  config,
  db,
  now,
}: Pick<AppParts, 'config' | 'db' | 'now'>): Promise<Edge> => {
  const app = Fastify(serverOptions(config))
  // A cross-site form can send plain text without a preflight: JSON is all we read.
  app.removeContentTypeParser('text/plain')
  requireAccessRules(app)
  addErrorReplies(app)
  await addSecurityHeaders(app, config)
  const limits = await addRateLimits(app, config)
  await addMultipart(app)
  // No client of ours packs what it sends: a small packed body would cost as much as a large one.
  const requestEncodings: ['identity'] = ['identity']
  await app.register(compress, { ...packedReplies, requestEncodings })
  const origins = openOrigins(db, config)
  addCors(app, origins)
  const sessions = {
    callerOf: async (token: string) =>
      (await callerWith(db, token, now())) ?? embedCallerWith(db, token, now()),
  }
  const strictReplies = config.environment === 'test'
  const cookieJar = await openCookieJar(app, config.publicUrl)
  const admit = admitWith({ origins, sessions, cookieJar })
  const served = serveWith(app, { origins, limits, sessions, cookieJar, strictReplies })
  return { app, origins, limits, cookieJar, admit, ...served }
}

/** Beyond this a reply takes longer to compress than it saves on the way. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
const packedReplies = { threshold: 1_024, encodings: ['br' as const, 'gzip' as const], brotliOptions }
