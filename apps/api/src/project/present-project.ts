import type { Project, ProjectItem, ProjectMember } from '@showroom/contract/project/project'
import { type Allowed, allowedTo } from '@showroom/contract/project/member.rules'
import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { areasOf } from '@showroom/contract/project/room-areas.rules'
import type { Account } from '../account/account.ts'
import { accountById } from '../account/account.store.ts'
import { ownersCart } from '../cart/cart-facts.store.ts'
import type { Purchasable } from '../catalogue/product/purchasable.ts'
import { purchasableProducts } from '../catalogue/product/purchasable.store.ts'
import type { Db } from '../platform/db/db.ts'
import { orderedFor } from '../order/reading/project-orders.store.ts'
import { requireShowroom } from '../showroom/require-showroom.ts'
import type { ShowroomContext } from '../showroom/showroom.ts'
import { filesOf } from './files/file.store.ts'
import { presentFile } from './files/present-file.ts'
import { itemsOf } from './items/item.store.ts'
import { type Member, membersOf, saveSeen } from './members/member.store.ts'
import { presentItem } from './items/present-item.ts'
import type { ProjectDeps } from './project-deps.ts'
import { type Room, roomsOf } from './rooms/room.store.ts'
import type { AccountInProject } from './project-access.ts'
import { seesPaid, showroomOfProject } from './project-showroom.ts'
import type { AccessibleProject } from './project-access.store.ts'

/** Who sees which of a project's amounts: what may not be seen is not in the reply. */
export const amountsFor = (
  { sees, budgetCents }: Pick<AccessibleProject, 'sees' | 'budgetCents'>,
  { itemsCents, orderedCents }: { itemsCents: number; orderedCents: number | null },
) => ({
  ...(sees === 'no' ? {} : { budget_cents: budgetCents }),
  ...(sees === 'yes'
    ? { items_cents: itemsCents, ...(orderedCents === null ? {} : { ordered_cents: orderedCents }) }
    : {}),
})

/** What a project's card and its workspace both say. */
export const aboutProject = (project: AccessibleProject) => ({
  id: project.publicId,
  name: project.name || say.untitled,
  type: project.type,
  address: project.address,
  zip_code: project.zipCode,
  start_on: project.startOn,
  state: project.state,
  created_at: project.createdAt.toISOString(),
  updated_at: project.updatedAt.toISOString(),
  showroom: {
    showroom: project.showroomRef,
    vsd_id: project.vsdId,
    company_name: project.companyName,
    logo: project.logo,
  },
  role: project.role,
  can: allowedTo(project),
})

export const centsOf = (items: readonly ProjectItem[]): number =>
  items.reduce((sum, { state, line_total_cents: cents }) => sum + (state === 'chosen' ? (cents ?? 0) : 0), 0)

export const productsOf = async (
  db: Db,
  showroom: ShowroomContext,
  publicIds: readonly string[],
): Promise<Map<string, Purchasable>> => {
  const products = await purchasableProducts(db, showroom, [...new Set(publicIds)])
  return new Map(products.map((product) => [product.publicId, product]))
}

/** A project whole, as the one who asks may see it. */
export const presentProject = async (
  { accounts: { db, now } }: ProjectDeps,
  { account, project }: AccountInProject,
): Promise<Project> => {
  if (project.memberId !== null) await saveSeen(db, project.memberId, now())
  const showroom = await showroomOfProject(db, project)
  const [rooms, stored, members, files, orders, owner] = await Promise.all([
    roomsOf(db, project.id),
    itemsOf(db, [project.id]),
    membersOf(db, [project.id]),
    filesOf(db, project.id),
    orderedFor(db, [project.id]),
    accountById(db, project.ownerId),
  ])
  const purchasables = await productsOf(
    db,
    showroom,
    stored.map(({ product }) => product),
  )
  const around = { project, accountId: account.id, purchasables, now: now() }
  const items = stored.flatMap((item) => presentItem(item, around) ?? [])
  const ordered = orders.get(project.id)
  const can = allowedTo(project)
  const orderedCents = (await seesPaid(db, project, account.id)) ? (ordered?.totalCents ?? 0) : null
  return {
    ...aboutProject(project),
    ...amountsFor(project, { itemsCents: centsOf(items), orderedCents }),
    ...(project.sees === 'yes'
      ? { in_cart_cents: await inCartCents(db, { account, project, now: now() }) }
      : {}),
    rooms: rooms.map((room) => presentRoom(room, items)),
    items,
    members: peopleOf({ owner, members, viewer: account, can, now: now() }),
    files: files.map((file) =>
      presentFile(file, can.approve || (can.suggest && file.uploadedBy === account.id)),
    ),
    waiting_count: can.approve ? items.filter(({ state }) => state === 'suggested').length : 0,
    order_count: ordered?.count ?? 0,
  }
}

const presentRoom = ({ publicId, name, type, measures }: Room, items: readonly ProjectItem[]) => ({
  id: publicId,
  name,
  type,
  measures: {
    ...measures,
    rectangles: [...measures.rectangles],
    openings: [...measures.openings],
    counters: [...measures.counters],
  },
  areas: areasOf(measures),
  item_count: items.filter(({ room_id }) => room_id === publicId).length,
})

type InCart = { account: Account; project: AccessibleProject; now: Date }

/** The viewer's cart counts while it is for this project. */
const inCartCents = async (db: Db, { account, project, now }: InCart): Promise<number> => {
  const showroom = await requireShowroom(db, project.showroomRef, account.id)
  const cart = await ownersCart(db, showroom, { owner: { accountId: account.id }, now })
  if (cart?.projectId !== project.publicId) return 0
  return cart.lines.reduce((sum, { product, qty }) => sum + product.priceCents * qty, 0)
}

type People = { owner: Account | null; members: readonly Member[]; viewer: Account; can: Allowed; now: Date }

/** Whoever does not manage people sees neither e-mails nor who was only invited. */
const peopleOf = ({ owner, members, viewer, can, now }: People): ProjectMember[] => [
  {
    id: null,
    name: owner ? nameOf(owner) : '',
    photo: owner?.photo ?? null,
    role: 'owner',
    right: 'order',
    sees_prices: 'yes',
    state: 'owner',
    invited_at: null,
    expires_at: null,
    last_seen_at: null,
    ends_at: null,
    is_me: owner?.id === viewer.id,
  },
  ...members
    .filter(({ accountId }) => can.manage || accountId !== null)
    .map((member) => presentMember(member, { viewer, can, now })),
]

const presentMember = (
  member: Member,
  { viewer, can, now }: Pick<People, 'viewer' | 'can' | 'now'>,
): ProjectMember => ({
  id: member.publicId,
  name: member.accountId === null ? member.email : nameOf(member),
  photo: member.photo,
  ...(can.manage ? { email: member.email } : {}),
  role: member.role,
  right: member.right,
  sees_prices: member.sees,
  state: member.joinedAt ? 'joined' : member.expiresAt && member.expiresAt > now ? 'invited' : 'expired',
  invited_at: member.invitedAt.toISOString(),
  expires_at: member.expiresAt?.toISOString() ?? null,
  last_seen_at: member.lastSeenAt?.toISOString() ?? null,
  ends_at: member.endsAt?.toISOString() ?? null,
  is_me: member.accountId === viewer.id,
})

export const nameOf = ({
  firstName,
  lastName,
}: {
  firstName: string | null
  lastName: string | null
}): string => [firstName, lastName].filter(Boolean).join(' ')
