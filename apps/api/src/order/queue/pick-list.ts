import { isToPick } from '@showroom/contract/order/order-queue.rules'
import { orderMessages } from '@showroom/contract/order/order.messages'
import { orderStatusNames } from '@showroom/contract/order/order-status.rules'
import { dayAndHour, shownDay, shownMoment } from '@showroom/contract/shared/day'
import { pageOf } from '../../account/letters.ts'
import { refuse, refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Caller } from '../../platform/http/who.ts'
import { documentMessages as papers } from '../document/document.messages.ts'
import type { PaperSection, TablePaper } from '../../shared/paper/table-paper.ts'
import { orderViewerIfAny } from '../reading/order-viewer.ts'
import type { Reading } from '../reading/read-orders.ts'
import { idsToPick } from './queue.store.ts'
import { placedLines } from './read-queue.ts'

const say = orderMessages.queue

/** What two people carry in a morning; the rest comes with the next list. */
const mostLines = 500

type Line = Awaited<ReturnType<typeof placedLines>>[number]

/** What is to be taken out of the warehouse, by the day on which it has to leave: no client and no price. */
export const pickListOf = async (
  reading: Reading,
  publicUrl: string,
  caller: Pick<Caller, 'accountId' | 'type'>,
): Promise<TablePaper> => {
  const { db, now } = reading
  const viewer = (await orderViewerIfAny(reading, caller)) ?? refuseUnknown()
  const statuses = orderStatusNames.filter(isToPick)
  const lines = await placedLines(reading, await idsToPick(db, { viewer, statuses, most: mostLines }), viewer)
  if (lines.length === 0) return refuse(409, 'nothing_to_pick', say.nothingToPick)
  const vendors = [...new Set(lines.map(({ shown }) => shown.vendor))]
  return {
    title: say.pickListOf(shownDay(dayAndHour(now).day)),
    kind: say.pickList,
    company: vendors.join(', '),
    logo: null,
    facts: '',
    link: pageOf({ publicUrl }, '/account/orders'),
    generated: papers.generated(say.pickList, shownMoment(now)),
    parties: [],
    what: papers.item,
    columns: [papers.qty, say.isPicked],
    sections: sectionsOf(lines),
    totals: [],
    notes: [],
  }
}

/** By the day on which they leave, and of each day by the warehouse: somebody walks through one after the other. */
const sectionsOf = (lines: readonly Line[]): PaperSection[] => {
  const days = [...new Set(lines.map(({ shown }) => shown.ship_by ?? ''))]
  return days.flatMap((day) =>
    placesOf(lines.filter(({ shown }) => (shown.ship_by ?? '') === day)).map(([name, ofPlace]) => ({
      heading: say.shipByFrom(shownDay(day), name),
      rows: ofPlace.map(rowOf),
    })),
  )
}

/** By name; those of several vendors, who may have given the same one, are told by whose they are as well. */
const placesOf = (lines: readonly Line[]): [name: string, ofPlace: Line[]][] => {
  const isOfSeveral = new Set(lines.map(({ shown }) => shown.vendor)).size > 1
  const nameOf = ({ shown: { warehouse, vendor } }: Line) =>
    isOfSeveral ? `${warehouse}, ${vendor}` : warehouse
  const places = new Map<string, [name: string, ofPlace: Line[]]>()
  for (const line of lines) {
    const known = places.get(line.place)
    if (known) known[1].push(line)
    else places.set(line.place, [nameOf(line), [line]])
  }
  return [...places.values()].toSorted(([one], [other]) => one.localeCompare(other))
}

const rowOf = ({ shown: { product_name, sku, size_label, lot, order_number, qty, uom } }: Line) => ({
  title: product_name,
  facts: [papers.sku(sku), size_label, lot, order_number].filter(Boolean).join(' · '),
  cells: [papers.units(qty, uom), papers.line],
})
