import { pageSize } from '@showroom/contract/policy/figures'
import { planRoomTypes, roomStyles } from '@showroom/contract/visualizer/surfaces'
import { useSearchParams } from 'react-router'
import { usePublicRead } from '../../data/usePublicRead.ts'
import { atOnce } from '../../kit/at-once.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'

export const tiers = [1, 2, 3, 4] as const
/** The colors that a look can be asked for by; the server finds what has one or nearly has it. */
export const templateColors = [
  { color: 'f5f3ee', name: 'White' },
  { color: 'd9ccb4', name: 'Beige' },
  { color: 'a9a6a0', name: 'Gray' },
  { color: '3a3a3a', name: 'Black' },
  { color: '8a5a3a', name: 'Brown' },
  { color: 'c4976a', name: 'Oak' },
  { color: 'b5583c', name: 'Terracotta' },
  { color: '2f4a6d', name: 'Navy' },
  { color: '7d8f7a', name: 'Sage' },
] as const

const readAsked = (query: URLSearchParams) => ({
  room_type: planRoomTypes.find((type) => type === query.get('type')),
  style: roomStyles.find((style) => style === query.get('style')),
  color: templateColors.find(({ color }) => color === query.get('color'))?.color,
  tier: tiers.find((tier) => String(tier) === query.get('tier')),
  floorplan: query.get('plan') || undefined,
  page: Number(query.get('page')) || 1,
})

/** What is looked for stands in the address; a change begins at the first page. */
export const useTemplates = () => {
  const [query, setQuery] = useSearchParams()
  const asked = readAsked(query)
  const showroom = useCurrentShowroom((state) => state.showroom)
  // A plan is of one kind of room: its templates are asked for by it alone.
  const { room_type, ...rest } = asked
  const sent = {
    ...Object.fromEntries(
      Object.entries(asked.floorplan ? rest : { ...rest, room_type }).filter(
        ([, value]) => value !== undefined,
      ),
    ),
    showroom,
    page_size: pageSize,
  }
  const read = usePublicRead({
    key: `templates ${JSON.stringify(sent)}`,
    ask: (call, signal) => call('GET /api/visualization/templates', { query: sent, signal }),
  })
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    next.delete('page')
    if (value === '') next.delete(name)
    else next.set(name, value)
    setQuery(next, { ...atOnce, preventScrollReset: true })
  }
  return { query, asked, read, change, clear: () => setQuery({}) }
}
