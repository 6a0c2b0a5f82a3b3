import type { Cart } from '@showroom/contract/cart/cart'
import { cartMessages } from '../cart/cart.messages.ts'
import { cartById } from '../cart/cart.store.ts'
import { tokenHash } from '../cart/cart-token.ts'
import { type CartReply, replyWith } from '../cart/change-cart.ts'
import { type Change, changing, claimOrOpenCart, claimOwnCart } from '../cart/held-cart.ts'
import { presentCart } from '../cart/present-cart.ts'
import type { Db, Queries } from '../db/db.ts'
import { refuseUnknown } from '../http/domain-error.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import { newPublicId } from '../shared/public-id.ts'
import { attachCart, createProject, type OwnProject, ownProject, saveExtraInfo } from './project.store.ts'

export type Beginning = { name: string; myItem: unknown }

/** A project from what the visitor was looking at, with their cart attached: opened now if they have none. */
export const beginProject = (change: Change, { name, myItem }: Beginning) =>
  changing(change, async (tx) => {
    const cart = await claimOrOpenCart(tx, change)
    const publicId = newPublicId()
    const showroomId = change.showroom.id
    const id = await createProject(tx, { publicId, showroomId, cartId: cart.id, name, myItem })
    await attachCart(tx, cart.id, id)
    const data = { project_id: publicId, cart_id: cart.publicId, cart_token: cart.token }
    return { success: true as const, data, message: cartMessages.projectCreated }
  })

/** Who asks for which project, and when. */
export type Asking = { db: Db; cartToken: string | null; now: Date }

/** The same from a page, which may use some showrooms. */
export type AskingPage = Asking & { mayUse: (showroom: string) => Promise<boolean> }

/** Not telling a stranger's project from a missing one is what keeps ids from being tried out. */
const requireOwn = async (db: Queries, publicId: string, asking: Asking): Promise<OwnProject> => {
  const hash = tokenHash(asking.cartToken)
  const project = hash ? await ownProject(db, publicId, { tokenHash: hash, now: asking.now }) : null
  return project ?? refuseUnknown()
}

/** A token that was taken to another website opens nothing there: the project is as missing as a stranger's. */
const requireOwnOnPage = async (publicId: string, asking: AskingPage): Promise<OwnProject> => {
  const project = await requireOwn(asking.db, publicId, asking)
  return (await asking.mayUse(project.showroomRef)) ? project : refuseUnknown()
}

type ShownProject = { project_id: string; extra_info: Record<string, unknown>; cart: Cart }

const present = async (db: Queries, project: OwnProject, now: Date): Promise<ShownProject> => {
  const showroom = await requireShowroom(db, project.showroomRef)
  const facts = await cartById(db, showroom, project.cartId)
  const cart = presentCart({ facts, showroom: showroom.ref, now })
  return { project_id: project.publicId, extra_info: project.extraInfo, cart }
}

export const readProject = async (publicId: string, asking: AskingPage): Promise<ShownProject> =>
  present(asking.db, await requireOwnOnPage(publicId, asking), asking.now)

export const saveProject = async (
  publicId: string,
  extraInfo: Record<string, unknown>,
  asking: AskingPage,
): Promise<ShownProject> => {
  const project = await requireOwnOnPage(publicId, asking)
  return asking.db.transaction(async (tx) => {
    await saveExtraInfo(tx, project.id, extraInfo)
    return present(tx, { ...project, extraInfo }, asking.now)
  })
}

/** Makes one of the caller's projects the one that their cart is for. */
export const attachToProject = (change: Change, projectId: string): Promise<CartReply> =>
  changing(change, async (tx) => {
    const project = await requireOwn(tx, projectId, change)
    const cart = (await claimOwnCart(tx, change)) ?? refuseUnknown()
    if (cart.id !== project.cartId) refuseUnknown()
    await attachCart(tx, cart.id, project.id)
    return replyWith(tx, { change, cart }, cartMessages.attached)
  })
