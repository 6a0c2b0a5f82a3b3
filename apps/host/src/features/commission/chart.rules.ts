import type { CommissionRow } from '@showroom/contract/commission/commission'

type Drawn = Pick<CommissionRow, 'profit_cents' | 'returned_cents' | 'net_cents'>
type Bar = { y: number; height: number }
/** In hundredths of the drawing, from its left and its top. */
export type Chart = {
  ticks: { cents: number; y: number }[]
  columns: { x: number; width: number; earned: Bar; returned: Bar; netAt: { x: number; y: number } }[]
}

const steps = [1, 2, 2.5, 5, 10]
const mostTicks = 4

/** A round amount of whole cents that goes into a range a few times. */
const tickOf = (range: number): number => {
  const rough = Math.max(range / mostTicks, 100)
  const power = 10 ** Math.floor(Math.log10(rough))
  return (steps.find((step) => step * power >= rough) ?? 10) * power
}

/** Bars up from zero for what was earned, down for what went back, and a point for what is left. */
export const chartOf = (rows: readonly Drawn[]): Chart => {
  const highest = Math.max(0, ...rows.map(({ profit_cents, net_cents }) => Math.max(profit_cents, net_cents)))
  const lowest = Math.min(
    0,
    ...rows.map(({ returned_cents, net_cents }) => Math.min(-returned_cents, net_cents)),
  )
  const tick = tickOf(highest - lowest)
  const top = Math.max(1, Math.ceil(highest / tick)) * tick
  const bottom = Math.floor(lowest / tick) * tick
  const yOf = (cents: number) => ((top - cents) / (top - bottom)) * 100
  const place = 100 / rows.length
  return {
    ticks: Array.from({ length: Math.round((top - bottom) / tick) + 1 }, (_, index) => {
      const cents = top - index * tick
      return { cents, y: yOf(cents) }
    }),
    columns: rows.map(({ profit_cents, returned_cents, net_cents }, index) => ({
      x: index * place,
      width: place,
      earned: { y: yOf(profit_cents), height: yOf(0) - yOf(profit_cents) },
      returned: { y: yOf(0), height: yOf(-returned_cents) - yOf(0) },
      netAt: { x: (index + 0.5) * place, y: yOf(net_cents) },
    })),
  }
}
