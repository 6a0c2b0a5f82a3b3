import { useSearchParams } from 'react-router'

export const kinds = ['leads', 'messages'] as const
export type Kind = (typeof kinds)[number]

export type Shown = {
  kind: Kind
  /** As the calls are asked; days as MM.DD.YYYY. */
  query: { s: string; from: string; to: string }
  page: number
  isFiltered: boolean
}

export type Change = Partial<Record<'kind' | 's' | 'from' | 'to' | 'page', string | null>>

/** What is shown stands in the address: the way back leads through it. */
export const useReceived = (): { shown: Shown; show: (change: Change) => void } => {
  const [address, setAddress] = useSearchParams()
  const show = (change: Change) =>
    setAddress((before) => {
      const after = new URLSearchParams(before)
      for (const [name, value] of Object.entries(change)) {
        if (value) after.set(name, value)
        else after.delete(name)
      }
      return after
    })
  const of = (name: string) => address.get(name) ?? ''
  const query = { s: of('s'), from: of('from'), to: of('to') }
  const shown: Shown = {
    kind: of('kind') === 'messages' ? 'messages' : 'leads',
    query,
    page: Math.max(1, Math.trunc(Number(of('page'))) || 1),
    isFiltered: Object.values(query).some((value) => value !== ''),
  }
  return { shown, show }
}
