import { useAddress } from '../../kit/useAddress.ts'

export const kinds = ['leads', 'messages'] as const
export type Kind = (typeof kinds)[number]

export type Shown = {
  kind: Kind
  /** As the calls are asked; days as MM.DD.YYYY. */
  query: { s: string; from: string; to: string }
  page: number
  isFiltered: boolean
}

type Name = 'kind' | 's' | 'from' | 'to' | 'page'
export type Change = Partial<Record<Name, string | null>>

export const useInbox = (): { shown: Shown; show: (change: Change) => void } => {
  const { of, page, show } = useAddress<Name>()
  const query = { s: of('s'), from: of('from'), to: of('to') }
  const shown: Shown = {
    kind: of('kind') === 'messages' ? 'messages' : 'leads',
    query,
    page,
    isFiltered: Object.values(query).some((value) => value !== ''),
  }
  return { shown, show }
}
