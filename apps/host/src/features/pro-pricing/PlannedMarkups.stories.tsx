import type { MarkupPlan } from '@showroom/contract/pricing/markup-plan'
import { markupPlanSorts, type MarkupPlanView } from '@showroom/contract/pricing/markup-plan.rules'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import type { Read } from '../../data/useRead.ts'
import { useTable } from '../../kit/table/useTable.ts'
import { PlannedMarkups } from './PlannedMarkups.tsx'
import './Pricing.css'

const plan: MarkupPlan = {
  id: 'a',
  vendor: null,
  category: null,
  product: null,
  client: null,
  effective_on: '2026-12-12',
  markup_bps: 1_800,
  before_bps: 1_500,
  state: 'planned',
  reason: '',
  planned_by: 'Nora Vance',
  planned_at: '2026-11-27T18:00:00.000Z',
  ended_at: null,
  can_cancel: true,
}
const tile = { id: 'tile', name: 'Fog matte porcelain 12 x 24' }
const coming: MarkupPlan[] = [
  plan,
  { ...plan, id: 'b', category: { slug_url: 'fans', name: 'Fans' }, before_bps: null, markup_bps: 3_250 },
  { ...plan, id: 'c', product: tile, markup_bps: null, effective_on: '2027-01-04' },
]
const ended = { ended_at: '2026-12-12T08:00:00.000Z', can_cancel: false }
const past: MarkupPlan[] = [
  { ...plan, ...ended, state: 'applied' },
  {
    ...plan,
    ...ended,
    id: 'd',
    product: tile,
    state: 'failed',
    reason: 'This material was not for sale that day.',
  },
  { ...plan, ...ended, id: 'e', vendor: 'Halden Stone', state: 'cancelled' },
  { ...plan, ...ended, id: 'f', category: { slug_url: 'fans', name: 'Fans' }, state: 'replaced' },
]

const retry = () => undefined
type Page = { data: MarkupPlan[]; total: number; current_page: number; last_page: number }
const ready = (data: MarkupPlan[]): Read<Page> => ({
  kind: 'ready',
  reply: { data, total: data.length, current_page: 1, last_page: 1 },
  retry,
})

type Props = { read: Read<Page>; view: MarkupPlanView }

const List = ({ read, view }: Props) => {
  const table = useTable({ sorts: markupPlanSorts, first: 'day', filters: ['state'], named: 'planned' })
  const list = {
    table,
    read,
    view,
    query: { ...table.query, view },
    onView: retry,
    counts: { coming: 3, past: 4 },
  }
  return <PlannedMarkups list={list} onCancelled={retry} />
}

const AtAddress = (props: Props) => (
  <MemoryRouter>
    <List {...props} />
  </MemoryRouter>
)

const meta = {
  title: 'Host/PlannedMarkups',
  component: AtAddress,
  args: { read: ready(coming), view: 'coming' },
  parameters: { host: true },
} satisfies Meta<typeof AtAddress>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Empty: Story = { args: { read: ready([]) } }
export const Past: Story = { args: { read: ready(past), view: 'past' } }
export const Waiting: Story = { args: { read: { kind: 'waiting', retry } } }
export const Failed: Story = {
  args: {
    read: {
      kind: 'failed',
      sentence: 'The list could not be read.',
      failure: null,

      retry,
    },
  },
}
export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Fans' }))
    await canvas.findByRole('button', { name: 'Cancel one change' })
  },
}
