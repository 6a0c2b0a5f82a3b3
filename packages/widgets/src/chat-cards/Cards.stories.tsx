import type { ChatCard } from '@showroom/contract/chat/chat'
import type { ChatCardOf, ChatCardView } from '@showroom/contract/chat/chat-card'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { css, Widget } from '../chat/index.ts'
import { aMessage, aProjectChat } from '../testing/chat-fixtures.ts'
import { anApproved, anOption, aSelection } from '../testing/checklist-fixtures.ts'
import { type FakeAnswers, refusal } from '../testing/fake-api.ts'
import { anEmbedSession } from '../testing/session-fixtures.ts'

const forEver = () => new Promise<never>(() => undefined)
const project = 'GET /api/projectChat/project1'

const aProduct = (change: Partial<ChatCardOf<'product'>> = {}): ChatCardOf<'product'> => ({
  kind: 'product',
  id: 'tile1',
  name: 'Ostrevane Fog 12×24 porcelain, matte',
  brand: 'Ostrevane',
  unit: 'box',
  uom: 'Box',
  picture: null,
  is_sold: true,
  price_cents: 9_462,
  per_sqft_cents: 610,
  can: { add_option: true },
  ...change,
})
const aDecision = (selection: ReturnType<typeof aSelection>): ChatCardView => ({
  kind: 'selection',
  id: selection.id,
  selection,
})
const anItem = (change: Partial<ChatCardOf<'order_item'>> = {}): ChatCardOf<'order_item'> => ({
  kind: 'order_item',
  id: 'item1',
  product_name: 'Larkspindle vanity, 48 inches, white oak',
  brand: 'Larkspindle',
  qty: 1,
  uom: 'Piece',
  picture: null,
  order_number: 'R-4711-2026',
  status: 'shipped',
  client_sees: 'On its way',
  arrives: { from: '2026-12-02', to: '2026-12-04' },
  ...change,
})

const aPrice = (change: Partial<ChatCardOf<'price_change'>> = {}): ChatCardOf<'price_change'> => ({
  kind: 'price_change',
  id: 'price1',
  item_id: 'item1',
  order_number: 'R-4711-2026',
  product_name: 'Larkspindle vanity, 48 inches, white oak',
  qty: 1,
  uom: 'Piece',
  picture: null,
  reason: 'The maker raised it',
  state: 'proposed',
  message: 'The vendor asks for a new price. Nothing changes before you answer.',
  answer_by: '2026-11-25T17:00:00Z',
  money: {
    unit_price_before_cents: 152_928,
    unit_price_after_cents: 161_870,
    difference_cents: 9_301,
    tax_difference_cents: 807,
  },
  order_id: 'order1',
  can: { answer: true },
  ...change,
})

/** A talk in which these are shown; `cards` answers what they are. */
const showing = (
  shown: readonly ChatCard[],
  cards: () => unknown,
  more: FakeAnswers = {},
): Pick<Story, 'parameters'> => {
  const messages = shown.map((card, index) =>
    aMessage({ no: index + 1, kind: 'card', body: index === 0 ? 'What do you say to this?' : '', card }),
  )
  const answers = {
    'GET /api/embed/session': () => ({ success: true, data: anEmbedSession }),
    ...Object.fromEntries([
      [project, () => ({ success: true, data: aProjectChat({ Project_chats: messages }) })],
      [`${project}/cards`, cards],
      ['GET /api/live', forEver],
    ]),
    ...more,
  }
  return { parameters: { showroom: { answers } } }
}
const views = (...data: ChatCardView[]): Pick<Story, 'parameters'> =>
  showing(
    data.map(
      (view): ChatCard =>
        view.kind === 'selection'
          ? { kind: view.kind, id: view.id, version: 1 }
          : { kind: view.kind, id: view.id },
    ),
    () => ({ success: true, data }),
  )

const meta = {
  title: 'Widgets/Chat cards',
  component: Widget,
  parameters: { showroom: { tag: 'showroom-chat', css, isSignedIn: true } },
  args: { project: 'project1' },
} satisfies Meta<typeof Widget>
export default meta
type Story = StoryObj<typeof meta>

const two = [anOption(), anOption({ id: 'option2', name: 'Kilnfern Oat 12×24', total_cents: 97_200 })]

export const Product: Story = views(aProduct())
export const ProductWithoutPrices: Story = views(
  aProduct({ price_cents: undefined, can: { add_option: false } }),
)
export const ProductNotSold: Story = views(aProduct({ is_sold: false, price_cents: null }))
export const Decision: Story = views(aDecision(aSelection({ options: two })))
export const DecisionChanged: Story = views(aDecision(aSelection({ version: 2 })))
export const DecisionApproved: Story = views(aDecision(anApproved()))
export const DecisionWithoutOption: Story = views(aDecision(aSelection({ options: [], status: 'to_choose' })))
export const DecisionOfAnother: Story = views(
  aDecision(aSelection({ can: { ...aSelection().can, approve: false, decline: false } })),
)
export const OrderItem: Story = views(anItem())
export const OrderItemDelivered: Story = views(anItem({ status: 'delivered', client_sees: 'Delivered' }))
export const NewPrice: Story = views(aPrice())
export const NewPriceOfAnother: Story = views(
  aPrice({
    order_id: null,
    money: undefined,
    message: null,
    can: { answer: false },
  }),
)
export const NewPriceAccepted: Story = views(
  aPrice({
    state: 'accepted',
    answer_by: null,
    message: 'You accepted the new price.',
    can: { answer: false },
  }),
)
export const Gone: Story = showing([{ kind: 'product', id: 'tile1' }], () => ({ success: true, data: [] }))
export const Failed: Story = showing([{ kind: 'product', id: 'tile1' }], () => {
  throw refusal(500, 'Internal Server error please try again.')
})
export const Loading: Story = showing([{ kind: 'product', id: 'tile1' }], forEver)
export const AllDark: Story = {
  ...views(aProduct(), aDecision(aSelection()), anItem()),
  globals: { scheme: 'dark', showroom: 'MAPLE247' },
}
export const AllNarrowRightToLeft: Story = {
  ...views(aProduct(), aDecision(aSelection({ options: two })), anItem()),
  globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' },
}
