import { returnReasons } from '@showroom/contract/order/return.rules'
import { shownMoment } from '@showroom/contract/shared/day'
import type { TablePaper } from '../../shared/paper/table-paper.ts'
import type { ReturnRequest } from '../return/return.store.ts'
import { documentMessages as say } from './document.messages.ts'
import { begun, goesTo, named, type Papering } from './paper-of-order.ts'

/** What goes into the box of a return: no price of anybody's, as vendors and carriers read it. */
export const rmaSlipOf = (told: Papering, request: ReturnRequest, no: number): TablePaper => {
  const { items } = told.whole
  const rows = request.lines.map((line) => {
    const item = items.find(({ id }) => id === line.itemId)
    const said = item ? named(item) : { title: line.productName, facts: '' }
    return { ...said, cells: [say.units(line.qty, line.uom), say.line] }
  })
  const { rma, sendBy, reason, kind, way, vendor } = request
  return {
    ...begun(told, { kind: 'rma-slip', no }),
    facts: [
      ...(rma === null ? [] : [say.rma(rma)]),
      say.returnOf(returnReasons[reason].label),
      ...(kind === 'return' && sendBy ? [say.sendBy(shownMoment(sendBy))] : []),
    ].join(' · '),
    parties: [
      { ...goesTo(told), label: say.comesFrom },
      { label: say.goesBackTo, lines: kind === 'return' ? [vendor, say.way[way]] : [vendor] },
    ],
    columns: [say.qty, say.inPackage],
    sections: [{ heading: say.comesBack(vendor), rows }],
    totals: [],
    notes: kind === 'return' ? say.rmaNotes : [say.claimNote],
  }
}
