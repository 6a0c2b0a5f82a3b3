import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import type { Read } from '../../data/useRead.ts'
import { ListTable } from './ListTable.tsx'
import { useTable } from './useTable.ts'

type Row = { id: string; name: string; city: string; sales: string }
type Page = { data: Row[]; total: number; current_page: number; last_page: number }

const rows: Row[] = [
  { id: 'a', name: 'Nora Vance', city: 'Sacramento', sales: '$4,210.00' },
  { id: 'b', name: 'Theo Lindqvist', city: 'Davis', sales: '$1,118.40' },
  { id: 'c', name: 'Imani Cole', city: 'Folsom', sales: '$0.00' },
]
const retry = () => undefined
const ready = (data: Row[]): Read<Page> => ({
  kind: 'ready',
  reply: { data, total: data.length, current_page: 1, last_page: 1 },
  retry,
})

type Props = { read: Read<Page>; address?: string }

const Clients = ({ read }: Props) => {
  const table = useTable({ sorts: ['name', 'sales'], first: 'name', filters: ['city'] })
  return (
    <ListTable
      table={table}
      read={read}
      caption="Clients"
      one="client"
      many="clients"
      searchFor="Search by name"
      filters={[
        { name: 'city', label: 'City', all: 'Every city', options: [{ value: 'davis', label: 'Davis' }] },
      ]}
      columns={[
        { key: 'name', title: 'Name', sort: 'name', cell: (row) => row.name },
        { key: 'city', title: 'City', cell: (row) => row.city },
        { key: 'sales', title: 'Lifetime sales', sort: 'sales', isNumber: true, cell: (row) => row.sales },
      ]}
      nothing="No client yet."
      bulk={(ids, done) => (
        <button type="button" className="button quiet" onClick={done}>
          {`Invite ${ids.length}`}
        </button>
      )}
    />
  )
}

const AtAddress = ({ address = '/', read }: Props) => (
  <MemoryRouter initialEntries={[address]}>
    <Clients read={read} />
  </MemoryRouter>
)

const meta = {
  title: 'Host/ListTable',
  component: AtAddress,
  args: { read: ready(rows) },
  parameters: { host: true },
} satisfies Meta<typeof AtAddress>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Empty: Story = { args: { read: ready([]) } }
export const NothingFits: Story = { args: { read: ready([]), address: '/?s=nobody' } }
export const Waiting: Story = { args: { read: { kind: 'waiting', retry } } }
export const Failed: Story = {
  args: { read: { kind: 'failed', sentence: 'The list could not be read.', failure: null, retry } },
}
export const ColumnPutAway: Story = { args: { address: '/?hide=city&sort=-sales' } }
export const Ticked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Nora Vance' }))
    await canvas.findByText('1 ticked')
  },
}
