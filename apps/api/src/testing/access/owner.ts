import type { RememberedDevice, SignInSession } from '@showroom/contract/account/account'
import type { Address } from '@showroom/contract/account/address'
import type { FastifyInstance } from 'fastify'
import { accountByEmail, saveEmailVerified } from '../../account/account.store.ts'
import { anAddress, aRegistration, browserOn } from '../../account/testing/person.ts'
import { aSubmittedContractor } from '../../application/testing/submitted.ts'
import type { ShownCoupon } from '@showroom/contract/pricing/coupon'
import type { MarkupBook } from '@showroom/contract/pricing/markup'
import { aPro } from '../a-pro.ts'
import { aDesigner } from '../../designer/testing/a-designer.ts'
import { aRequestedHire } from '../../designer/testing/a-hire.store.ts'
import { aGuest } from '../../cart/testing/guest.ts'
import type { Db } from '../../platform/db/db.ts'
import { giveCard } from '../../payment/testing/card.store.ts'
import { giveNotification } from '../../notification/testing/notification.store.ts'
import type { Objects } from './asked.ts'
import { noObjects } from './no-objects.ts'
import { forgetAllAttempts } from './rows.store.ts'
import { anOwnDesign, anOwnTemplate } from './owned-design.ts'
import { anOwnIdea } from './owned-idea.ts'
import { anOwnOffer } from './owned-offer.ts'
import { someLead } from './owned-lead.ts'
import { anOwnOrder } from './owned-order.ts'
import { beginChat, fillProject } from './owned-project.ts'
import { canary, showroom } from './seats.ts'
import { testDay } from '../test-clock.ts'
import { someGoods } from '../../vendor-goods/testing/some-goods.ts'

/** Somebody with one of everything, and the key to it. */
export type Owner = Objects & {
  email: string
  cartToken: string | null
  session: string | null
  /** Of the Pro whose showroom has the rules and coupons. */
  proSession: string | null
  applicationCookie: string
  aiToken: string
}

type Opened = { app: FastifyInstance; db: Db }

type Cart = { cartToken: string; lineId: string }

const fillCart = async (app: FastifyInstance): Promise<Cart> => {
  const { add, guest } = aGuest(app, showroom)
  const { data } = await add({
    product_id: 'tile',
    qty: 9,
    coverage_note: { rooms: [{ name: canary, area: 40_000 }], waste_pct: 10 },
  })
  return { cartToken: guest.token ?? '', lineId: data.Project_tans[0]?.id ?? '' }
}

const beginProject = async (app: FastifyInstance, cartToken: string, session: string | null) => {
  const { ask, guest } = aGuest(app, showroom)
  Object.assign(guest, { token: cartToken, session })
  const body = { my_item: { showroom }, project: canary }
  const { data } = await ask<{ project_id: string }>('/api/projectCart', { method: 'POST', body })
  guest.token = session === null ? cartToken : null
  const extra_info = { note: canary }
  await ask(`/api/projectCart/${data.project_id}`, { method: 'PUT', body: { extra_info } })
  return data.project_id
}

/** A Pro who waits for an answer, with a document. */
const anApplication = async (app: FastifyInstance) => {
  const { id, ask, cookie } = await aSubmittedContractor(app, {}, { first_name: canary })
  const { data } = await ask('GET /api/application')
  return { applicationId: id, documentId: data.documents[0]?.id ?? '', applicationCookie: cookie() }
}

/** A designer who was asked for the project. */
const anOwnHire = async (
  opened: Opened,
  projectId: string,
): Promise<Pick<Objects, 'designerId' | 'hireId'>> => {
  const { designerId } = await aDesigner(opened)
  return { designerId, hireId: await aRequestedHire(opened.db, { designerId, projectId, message: canary }) }
}

/** Who has begun to shop in a Pro's showroom. */
const aClientIn = async ({ app }: Opened, vsdId: string): Promise<string> => {
  const { data } = await browserOn(app)('POST /api/register', { body: aRegistration({ full_name: canary }) })
  const { add, guest } = aGuest(app, vsdId)
  guest.session = data.token
  await add({ product_id: 'tile', qty: 2 })
  return data.user.id
}

/** A Pro's showroom with a rule and a coupon. */
const anOwnShowroom = async (opened: Opened) => {
  const { ask, token, vsdId, email } = await aPro(opened, { full_name: canary })
  const clientId = await aClientIn(opened, vsdId)
  const { data: book } = await ask<MarkupBook>('POST /api/markup', { category: 'fans', markup_bps: 1_000 })
  const { data: coupon } = await ask<ShownCoupon>('POST /api/coupon', { code: canary, off_bps: 500 })
  const about = { name: canary, zip_code: '91101', showroom }
  const { data: project } = await ask<{ id: string }>('POST /api/project', about)
  const body = { project_id: project.id, items: [{ title: canary }] }
  const { data: decided } = await ask<{ append_items: { id: string }[] }>('POST /api/projectChecklist', body)
  await proveAddress(opened.db, email)
  return {
    proSession: token,
    ...(await anOwnOffer(ask)),
    markupRuleId: book.rules[0]?.id ?? '',
    couponId: coupon.id,
    clientId,
    proSelectionId: decided.append_items[0]?.id ?? '',
    roomTemplateId: await anOwnTemplate(ask, vsdId),
  }
}

/** Whom Admins look after: what they do to them is done to nobody else. */
const anotherUser = async (app: FastifyInstance): Promise<string> => {
  const { data } = await browserOn(app)('POST /api/register', { body: aRegistration({ full_name: canary }) })
  return data.user.id
}

/** Only who has proven their address invites anybody. */
const proveAddress = async (db: Db, email: string): Promise<void> => {
  const account = await accountByEmail(db, email)
  if (account) await saveEmailVerified(db, account.id, testDay)
}

/** An address in their book, and a device that is remembered beside the session. */
const fillProfile = async (
  ask: ReturnType<typeof browserOn>,
  token: string,
  registration: ReturnType<typeof aRegistration>,
): Promise<Pick<Objects, 'sessionId' | 'deviceId' | 'addressId'>> => {
  const { data: sessions } = await ask<SignInSession[]>('GET /api/session', { token })
  const { data: book } = await ask<Address[]>('POST /api/address', {
    token,
    body: anAddress({ contact: canary }),
  })
  await ask('POST /api/login', { body: { ...registration, remember: true } })
  const { data: devices } = await ask<RememberedDevice[]>('GET /api/session/device', { token })
  return {
    sessionId: sessions[0]?.id ?? '',
    deviceId: devices[0]?.id ?? '',
    addressId: book[0]?.id ?? '',
  }
}

/** An account with a cart, a project and whatever else accounts can have: add yours here, and to `Objects`. */
export const anOwner = async ({ app, db }: Opened): Promise<Owner> => {
  await forgetAllAttempts(db)
  const ask = browserOn(app)
  const registration = aRegistration({ full_name: canary })
  const { data: signedUp } = await ask('POST /api/register', { body: registration })
  const token = signedUp.token ?? ''
  await proveAddress(db, registration.email)
  const { cartToken, lineId } = await fillCart(app)
  const projectId = await beginProject(app, cartToken, token)
  const kept = await fillProject(app, projectId, token)
  const profile = await fillProfile(ask, token, registration)
  const applied = await anApplication(app)
  return {
    ...applied,
    ...kept,
    ...profile,
    ...(await beginChat(app, projectId, token)),
    ...(await anOwnShowroom({ app, db })),
    projectId,
    ...(await anOwnHire({ app, db }, projectId)),
    ...(await anOwnIdea(db)),
    ...(await anOwnDesign(app, { session: token, token: null })),
    lineId,
    productId: 'tile',
    ...(await anOwnOrder(db, registration.email)),
    notificationId: await giveNotification(db, signedUp.user.id, canary),
    cardId: await giveCard(db, signedUp.user.id, { nameOnCard: canary }),
    userId: await anotherUser(app),
    inboxItemId: await someLead(db),
    ...(await someGoods(db, canary)),
    email: registration.email,
    cartToken: null,
    session: token,
  }
}

/** A guest with a cart and a project, known by the cart's token. */
export const anOwningGuest = async ({ app }: Pick<Opened, 'app'>): Promise<Owner> => {
  const { cartToken, lineId } = await fillCart(app)
  const projectId = await beginProject(app, cartToken, null)
  return {
    ...noObjects,
    ...(await anOwnDesign(app, { session: null, token: cartToken })),
    projectId,
    lineId,
    email: '',
    cartToken,
    session: null,
    proSession: null,
    applicationCookie: '',
    aiToken: '',
  }
}
