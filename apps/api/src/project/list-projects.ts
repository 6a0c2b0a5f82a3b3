import type { ProjectCard } from '@showroom/contract/project/project'
import { picturesOf } from '../catalogue/product/product-pictures.ts'
import { orderedFor } from '../order/reading/project-orders.store.ts'
import type { Db, Queries } from '../platform/db/db.ts'
import type { Span } from '../shared/paged-reply.ts'
import { seesPaid, showroomOfProject } from './project-showroom.ts'
import { type Item, itemsOf } from './items/item.store.ts'
import { type Member, membersOf } from './members/member.store.ts'
import { aboutProject, amountsFor, centsOf, nameOf, productsOf } from './present-project.ts'
import { type AroundItem, presentItem } from './items/present-item.ts'
import { type ListedProject, type Listing, listProjects, accessibleIds } from './project-list.store.ts'
import type { ProjectDeps } from './project-deps.ts'

/** What is listed of somebody's projects. */
export const listingFor = async (db: Queries, asked: Omit<Listing, 'ordered'>): Promise<Listing> => {
  if (asked.filter !== 'ordered') return { ...asked, ordered: [] }
  const ordered = await orderedFor(db, await accessibleIds(db, asked))
  return { ...asked, ordered: [...ordered.keys()] }
}

/** A page of somebody's projects, as cards. */
export const projectCards = async (
  deps: ProjectDeps,
  listing: Listing,
  span: Span,
): Promise<ProjectCard[]> => {
  const { db } = deps.accounts
  const { accountId } = listing
  const rows = await listProjects(db, listing, span)
  const ids = rows.map(({ id }) => id)
  const [items, members, orders] = await Promise.all([
    itemsOf(db, ids),
    membersOf(db, ids),
    orderedFor(db, ids),
  ])
  const purchasables = await purchasablesOf(db, rows, items)
  const paid = await idsSeenPaid(db, rows, accountId)
  return rows.map((row) => {
    const own = items.filter(({ projectId }) => projectId === row.id)
    const around = {
      project: row,
      accountId,
      purchasables: purchasables.get(pricesOf(row)) ?? new Map(),
      now: deps.accounts.now(),
    }
    const orderedHere = orders.get(row.id)
    return {
      ...cardOf(row, { items: own, around, people: members.filter(({ projectId }) => projectId === row.id) }),
      ...amountsFor(row, {
        itemsCents: centsOf(own.flatMap((item) => presentItem(item, around) ?? [])),
        orderedCents: paid.has(row.id) ? (orderedHere?.totalCents ?? 0) : null,
      }),
      order_count: orderedHere?.count ?? 0,
    }
  })
}

/** Those of which the caller may know what was paid. */
const idsSeenPaid = async (
  db: Db,
  rows: readonly ListedProject[],
  accountId: number,
): Promise<Set<number>> => {
  const seen = await Promise.all(rows.map((row) => seesPaid(db, row, accountId)))
  return new Set(rows.filter((_row, nth) => seen[nth]).map(({ id }) => id))
}

/** What prices a project has: they go by its owner and its showroom. */
const pricesOf = ({ showroomRef, ownerId }: ListedProject): string => `${showroomRef} ${ownerId}`

/** Goods by whose prices they have: those of all projects that share them are read at once. */
const purchasablesOf = async (
  db: Db,
  rows: readonly ListedProject[],
  items: Awaited<ReturnType<typeof itemsOf>>,
): Promise<Map<string, AroundItem['purchasables']>> => {
  const firsts = new Map(rows.map((row) => [pricesOf(row), row]))
  const read = [...firsts].map(async ([prices, { showroomRef, ownerId }]) => {
    const ids = rows.filter((row) => pricesOf(row) === prices).map(({ id }) => id)
    const products = items.filter(({ projectId }) => ids.includes(projectId)).map(({ product }) => product)
    const showroom = await showroomOfProject(db, { showroomRef, ownerId })
    return [prices, await productsOf(db, showroom, products)] as const
  })
  return new Map(await Promise.all(read))
}

type Inside = { items: readonly Item[]; around: AroundItem; people: readonly Member[] }

const cardOf = (row: ListedProject, { items, around, people }: Inside) => {
  const first = items.find(({ state }) => state === 'chosen') ?? items[0]
  const product = first && around.purchasables.get(first.product)
  return {
    ...aboutProject(row),
    cover: (product && picturesOf(product)[0]) ?? null,
    room_count: row.roomCount,
    item_count: items.length,
    waiting_count: row.waitingCount,
    people: [
      { name: row.ownerName, photo: row.ownerPhoto, role: 'owner' as const },
      ...people
        .filter(({ accountId }) => accountId !== null)
        .map((member) => ({ name: nameOf(member), photo: member.photo, role: member.role })),
    ],
  }
}
