import type { AdminHome } from '@showroom/contract/workspace/admin-home'
import { adminMatters } from '@showroom/contract/workspace/admin-matters'
import { hourMs, minuteMs } from '@showroom/contract/shared/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MemoryRouter } from 'react-router'
import { AdminNeedList } from './AdminNeeds.tsx'
import './WorkspaceHome.css'

const now = new Date('2026-11-28T18:00:00Z')
const soon = new Date(now.getTime() + 5 * hourMs + 12 * minuteMs).toISOString()

type Need = AdminHome['needs'][number]

const need = (matter: Need['matter'], more: Partial<Need> = {}): Need => ({
  matter,
  count: 1,
  late: 0,
  due_at: null,
  ...more,
})

const AtAddress = (props: { needs: readonly Need[]; now: Date }) => (
  <MemoryRouter>
    <AdminNeedList {...props} />
  </MemoryRouter>
)

const meta = {
  title: 'Host/AdminNeeds',
  component: AtAddress,
  args: { needs: adminMatters.map((matter) => need(matter, { count: 1_204 })), now },
  parameters: { host: true },
} satisfies Meta<typeof AtAddress>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Empty: Story = { args: { needs: [] } }
export const Clocks: Story = {
  args: {
    needs: [
      need('pros', { count: 4, late: 2, due_at: soon }),
      need('vendors', { due_at: soon }),
      need('payouts'),
    ],
  },
}
