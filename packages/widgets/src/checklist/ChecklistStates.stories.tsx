import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ChecklistAbout, Selection } from '@showroom/contract/checklist/checklist'
import { expect, waitFor } from 'storybook/test'
import { aChecklist, aComment, anApproved, anOption, aSelection } from '../testing/checklist-fixtures.ts'
import { type FakeAnswers, named, refusal } from '../testing/fake-api.ts'
import { css, Widget } from './index.ts'
import { anEmbedSession } from '../testing/session-fixtures.ts'

const list = 'GET /api/projectChecklist/project1'
const decide = 'POST /api/selection/floor/decision'
const live = 'GET /api/live'
const forEver = () => new Promise<never>(() => undefined)

const answersOf = (rows: Selection[], about: Partial<ChecklistAbout> = {}): FakeAnswers => ({
  'GET /api/embed/session': () => ({ success: true, data: anEmbedSession }),
  ...named(list, () => aChecklist(rows, about)),
  ...named(live, forEver),
})

const meta = {
  title: 'Widgets/Checklist states',
  component: Widget,
  parameters: { showroom: { tag: 'showroom-checklist', css, isSignedIn: true } },
  args: { project: 'project1' },
} satisfies Meta<typeof Widget>
export default meta

type Story = StoryObj<typeof meta>
type Shown = Pick<Story, 'parameters'>

const showing = (rows: Selection[], about: Partial<ChecklistAbout> = {}, more: object = {}): Shown => ({
  parameters: { showroom: { answers: { ...answersOf(rows, about), ...more } } },
})

const rootIn = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('*')].find((element) => element.shadowRoot)?.shadowRoot
const press = async (canvas: HTMLElement, name: RegExp) => {
  const found = await waitFor(() => {
    const buttons = [...(rootIn(canvas)?.querySelectorAll('button') ?? [])]
    const button = buttons.find(({ textContent }) => name.test(textContent))
    expect(button).toBeDefined()
    return button
  })
  found?.click()
}
const opened: NonNullable<Story['play']> = ({ canvasElement }) => press(canvasElement, /^Floor tile/)
const openedAnd =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await press(canvasElement, /^Floor tile/)
    await press(canvasElement, name)
  }

const nobody = { choose: false, approve: false, decline: false, skip: false, add_option: false }
const mayOnlyLook = { ...aSelection().can, ...nobody, change: false, remove: false, set_allowance: false }

/** Its buttons go with the approval. */
export const Approved: Story = { ...showing([anApproved()]), play: opened }
export const WaitingForApproval: Story = {
  ...showing([aSelection({ status: 'chosen', option_id: 'option1' })]),
  play: opened,
}
export const Declined: Story = {
  ...showing([aSelection({ status: 'declined', reason: 'Too dark for a bath without a window.' })]),
  play: opened,
}
export const ChangeRequested: Story = {
  ...showing([
    {
      ...anApproved({ status: 'change_requested', is_locked: false }),
      reason: 'The vanity is four inches wider than was drawn.',
      can: { ...mayOnlyLook, keep: true },
    },
  ]),
  play: opened,
}
/** Nothing of money is in what is sent. */
export const WithoutPrices: Story = {
  ...showing(
    [
      aSelection({
        allowance_cents: undefined,
        approved_cents: undefined,
        expected_cents: undefined,
        options: [anOption({ unit_price_cents: undefined, total_cents: undefined })],
        can: mayOnlyLook,
      }),
    ],
    { sees_prices: 'no', role: 'viewer', right: 'view' },
  ),
  play: opened,
}
export const PriceOnRequest: Story = {
  ...showing([
    aSelection({
      expected_cents: null,
      options: [
        anOption({
          kind: 'outside',
          product_id: null,
          name: 'Tile that was left over next door',
          brand: '',
          coverage: null,
          qty: 1,
          uom: 'Piece',
          is_sold: false,
          lead_days_max: null,
          unit_price_cents: null,
          total_cents: null,
        }),
      ],
    }),
  ]),
  play: opened,
}
const thread = 'GET /api/selection/floor/comment'
const saidOf = (...data: ReturnType<typeof aComment>[]) => named(thread, () => ({ success: true, data }))
const seesSaid =
  (words: string): NonNullable<Story['play']> =>
  async (context) => {
    await opened(context)
    await waitFor(() => expect(rootIn(context.canvasElement)?.textContent).toContain(words))
  }
const spoken = aSelection({ comment_count: 3, comment_version: 4 })
const comments = saidOf(
  aComment(),
  aComment({
    id: 'comment2',
    author: 'Ana Lopez',
    is_question: true,
    text: 'Does it come with a matching threshold?',
  }),
  aComment({
    id: 'comment3',
    is_own: true,
    text: 'I like the fog more.\nThe kitchen has it as well.',
    edited_at: '2026-11-23T17:05:00.000Z',
    can_change: true,
  }),
)
/** What was said of a decision is there to be read, with a place to answer. */
export const Commented: Story = {
  ...showing([spoken], {}, comments),
  play: seesSaid('I like the fog more.'),
}
export const CommentedNarrowRightToLeft: Story = {
  ...showing([spoken], {}, comments),
  globals: { width: '320', direction: 'rtl', showroom: 'CEDAR936' },
  play: seesSaid('I like the fog more.'),
}
export const CommentsFailed: Story = {
  ...showing(
    [spoken],
    {},
    named(thread, () => {
      throw refusal(500, 'Internal Server error please try again.')
    }),
  ),
  play: seesSaid('The comments did not come.'),
}
export const AsksWhy: Story = { ...showing([aSelection()]), play: openedAnd(/^Decline/) }
export const Refused: Story = {
  ...showing(
    [aSelection()],
    {},
    named(decide, () => {
      throw refusal(409, 'Somebody has changed this since you looked. Please look again.')
    }),
  ),
  play: openedAnd(/^Approve/),
}
/** The viewer was taken out of the project while they looked. */
export const Gone: Story = showing(
  [aSelection()],
  {},
  named(live, () => {
    throw refusal(404, 'Record not found for processing.')
  }),
)
export const Tablet: Story = {
  ...showing([anApproved(), aSelection({ id: 'wall', title: 'Wall tile', late_days: 3 })]),
  globals: { width: '768' },
  play: opened,
}
