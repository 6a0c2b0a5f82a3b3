import type { Cart, MergedLine } from '@showroom/contract/cart/cart'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { cartMessages } from '../cart/cart.messages.ts'
import { cartById } from '../cart/cart-facts.store.ts'
import { tokenHash } from '../cart/cart-token.ts'
import { type CartReply, replyWith } from '../cart/change-cart.ts'
import { type Change, changing, lockOrOpenCart, lockOwnCart, type OpenCart } from '../cart/own-cart.ts'
import { cartOwnerOf, type CartCredentials } from '../cart/cart-owner.ts'
import { presentCart } from '../cart/present-cart.ts'
import { endGuestCart, takeOverCart } from '../cart/take-over.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import type { Tell } from '../platform/events.ts'
import { refuseUnknown } from '../platform/http/domain-error.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import { newPublicId } from '../shared/public-id.ts'
import { fillFromProject } from './items/item-cart.ts'
import { requireProject } from './project-access.ts'
import { type MyItem, noRoom, type RoomOfProject } from './project-begun.ts'
import {
  attachCart,
  createProject,
  giveProjects,
  type OwnProject,
  ownProject,
  projectBegunWith,
  saveExtraInfo,
} from './project.store.ts'

export type Beginning = { name: string; myItem: MyItem; tell: Tell }

type Begun = {
  success: true
  data: {
    project_id: string
    cart_id: string
    cart_token: string | null
    merged_lines: MergedLine[]
  } & RoomOfProject
  message: string
}

/**
 * A project from what the visitor was looking at, with their cart attached: opened now if they have none. Whoever has
 * signed in and still has a guest's cart brings it.
 */
export const beginProject = (change: Change, beginning: Beginning): Promise<Begun> =>
  changing(change, async (tx) => {
    const { accountId, cartToken } = change
    if (accountId !== null && cartToken !== null) return bringCart(tx, { change, beginning, accountId })
    const cart = await lockOrOpenCart(tx, change)
    return begin(tx, { change, beginning, cart })
  })

type Beginner = { change: Change; beginning: Beginning }

/** Asked twice, the second answer is the first project: the guest's token is good for one. */
const bringCart = async (
  tx: Queries,
  { change, beginning, accountId }: Beginner & { accountId: number },
): Promise<Begun> => {
  const hash = tokenHash(change.cartToken) ?? refuseUnknown()
  const taken = await takeOverCart(tx, change, { accountId, tokenHash: hash })
  if (!taken) {
    const before = (await projectBegunWith(tx, { accountId, tokenHash: hash })) ?? refuseUnknown()
    const cart = { publicId: before.cartId, token: null }
    return begun({ publicId: before.publicId, cart, report: [], room: noRoom })
  }
  const { cart, report, guestCartId } = taken
  await giveProjects(tx, guestCartId, { accountId, cartId: cart.id })
  await beginning.tell(tx, 'project.guest_known', { guestCartId, accountId })
  await endGuestCart(tx, taken)
  return begin(tx, { change, beginning, cart, guestTokenHash: hash, report })
}

type Start = Beginner & { cart: OpenCart; guestTokenHash?: Buffer; report?: MergedLine[] }

const begin = async (
  tx: Queries,
  { change, beginning, cart, guestTokenHash, report = [] }: Start,
): Promise<Begun> => {
  const publicId = newPublicId()
  const { tell, ...about } = beginning
  const { showroom, accountId, now } = change
  const id = await createProject(tx, {
    publicId,
    showroomId: showroom.id,
    cartId: cart.id,
    accountId,
    guestTokenHash: guestTokenHash ?? null,
    ...about,
  })
  await attachCart(tx, cart.id, id)
  const owner = accountId === null ? { cartId: cart.id } : { accountId }
  const event = { projectId: id, owner, showroom, myItem: about.myItem, now }
  const [room = noRoom] = await tell(tx, 'project.begun', event)
  return begun({ publicId, cart, report, room })
}

type Answering = {
  publicId: string
  cart: Pick<OpenCart, 'publicId' | 'token'>
  report: MergedLine[]
  room: RoomOfProject
}

const begun = ({ publicId, cart, report, room }: Answering): Begun => ({
  success: true,
  data: {
    project_id: publicId,
    cart_id: cart.publicId,
    cart_token: cart.token,
    merged_lines: report,
    ...room,
  },
  message: cartMessages.projectCreated,
})

/** Who asks for which project, and when. */
export type ProjectRequest = CartCredentials & { db: Db; now: Date }

/** The same from a page, which may use some showrooms. */
export type PageRequest = ProjectRequest & { mayUse: (showroom: string) => Promise<boolean> }

/** Not telling a stranger's project from a missing one is what keeps ids from being tried out. */
const requireOwn = async (db: Queries, publicId: string, request: ProjectRequest): Promise<OwnProject> => {
  const owner = cartOwnerOf(request)
  const project = owner ? await ownProject(db, publicId, { owner, now: request.now }) : null
  return project ?? refuseUnknown()
}

/** A token that was taken to another website opens nothing there: the project is as missing as a stranger's. */
const requireOwnOnPage = async (publicId: string, request: PageRequest): Promise<OwnProject> => {
  const project = await requireOwn(request.db, publicId, request)
  return (await request.mayUse(project.showroomRef)) ? project : refuseUnknown()
}

type ShownProject = { project_id: string; extra_info: Record<string, unknown>; cart: Cart }

const present = async (
  db: Queries,
  project: OwnProject,
  { accountId, now }: Pick<ProjectRequest, 'accountId' | 'now'>,
): Promise<ShownProject> => {
  const showroom = await requireShowroom(db, project.showroomRef, accountId)
  const facts = await cartById(db, showroom, project.cartId)
  const cart = presentCart({ facts, showroom: showroom.ref, now })
  return { project_id: project.publicId, extra_info: project.extraInfo, cart }
}

export const readProject = async (publicId: string, request: PageRequest): Promise<ShownProject> =>
  present(request.db, await requireOwnOnPage(publicId, request), request)

export const saveProject = async (
  publicId: string,
  extraInfo: Record<string, unknown>,
  request: PageRequest,
): Promise<ShownProject> => {
  const project = await requireOwnOnPage(publicId, request)
  return request.db.transaction(async (tx) => {
    await saveExtraInfo(tx, project.id, extraInfo)
    return present(tx, { ...project, extraInfo }, request)
  })
}

type Attaching = { projectId: string; fromId: string | null }
type Attached = CartReply & { report: FilledLine[] }

/** Makes one of the caller's projects the one that their cart is for; all lines of a project may go into it with that. */
export const attachToProject = (change: Change, { projectId, fromId }: Attaching): Promise<Attached> =>
  changing(change, async (tx) => {
    const project = await attachable(tx, projectId, change)
    const from = fromId === null ? null : await attachable(tx, fromId, change)
    const cart = (from ? await lockOrOpenCart(tx, change) : await lockOwnCart(tx, change)) ?? refuseUnknown()
    // A guest's projects are those of the cart that they were begun with.
    if (change.accountId === null && cart.id !== project.cartId) refuseUnknown()
    const { showroom } = change
    const report = from
      ? await fillFromProject(tx, { cartId: cart.id, projectId: from.id, showroom, picked: {} })
      : []
    await attachCart(tx, cart.id, project.id)
    return { ...(await replyWith(tx, { change, cart }, cartMessages.attached)), report }
  })

/** Of this showroom, and of whoever owns it or may order for it. */
const attachable = async (
  tx: Queries,
  publicId: string,
  change: Change,
): Promise<{ id: number; cartId: number | null }> => {
  if (change.accountId === null) return requireOwn(tx, publicId, change)
  const project = await requireProject(tx, change.accountId, {
    named: 'project',
    id: publicId,
    needs: 'order',
    now: change.now,
  })
  return project.showroomId === change.showroom.id ? { id: project.id, cartId: null } : refuseUnknown()
}
