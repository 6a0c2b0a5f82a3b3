import { expect, test } from 'vitest'
import { splitAtWords } from '../../../content/split-at-words.ts'
import type { Block } from '../../../content/written.ts'
import { placeOf, questionsIn, searchTabs, type Tab, tabsFor, wordsIn } from './questions.ts'

const aQuestion = (id: string, question: string, ...answer: Block[]) => ({ heading: [question], id, answer })

const aTab = (telling: Partial<Tab> = {}): Tab => ({
  id: 'my-order',
  name: 'My Order',
  audience: null,
  questions: [
    aQuestion('where', 'Where is my order?', {
      paragraph: ['See ', { link: 'Your orders', to: '/your_orders' }],
    }),
    aQuestion('how', 'Can’t I return it?', {
      list: [['Within days'], [{ strong: 'Boxes' }]],
      isNumbered: true,
    }),
  ],
  ...telling,
})

test('a heading is a question, and what follows it its answer', () => {
  const blocks: Block[] = [
    { heading: ['One?'], id: 'one' },
    { paragraph: ['Yes.'] },
    { list: [['and', 'no']], isNumbered: false },
    { heading: ['Two?'], id: 'two' },
  ]
  expect(questionsIn(blocks)).toEqual([
    { heading: ['One?'], id: 'one', answer: blocks.slice(1, 3) },
    { heading: ['Two?'], id: 'two', answer: [] },
  ])
})

test.each([
  ['Contractor', ['all', 'pros']],
  ['User', ['all', 'users']],
  ['Vendor', ['all']],
  ['Admin', ['all']],
  [null, ['all']],
] as const)('a %s sees the tabs %j', (type, ids) => {
  const tabs = [
    aTab({ id: 'all' }),
    aTab({ id: 'pros', audience: 'Contractor' }),
    aTab({ id: 'users', audience: 'User' }),
  ]
  expect(tabsFor(tabs, type).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['order', ['where']],
  ['ORDERS your', ['where']],
  ['boxes', ['how']],
  ["can't return", ['how']],
  ['return order', []],
])(
  '%j finds the questions %j, whether it stands in the question, its answer, a link or a list',
  (typed, ids) => {
    const found = searchTabs([aTab(), aTab({ id: 'empty', questions: [] })], wordsIn(typed))
    expect(found.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(ids)
  },
)

test('an address names a tab or a question', () => {
  expect(placeOf([aTab()], 'how')).toMatchObject({ tab: { id: 'my-order' }, question: { id: 'how' } })
  expect(placeOf([aTab()], 'my-order')).toMatchObject({ tab: { id: 'my-order' }, question: null })
  expect(placeOf([aTab()], 'nowhere')).toBeNull()
})

test('a text is cut where the words that were searched for begin and end', () => {
  const cut = (text: string, typed: string) =>
    splitAtWords(text, wordsIn(typed)).map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
  expect(cut('Return a box, or boxes.', 'box return')).toEqual([
    '[Return]',
    ' a ',
    '[box]',
    ', or ',
    '[box]',
    'es.',
  ])
  expect(cut('You can’t.', "can't")).toEqual(['You ', '[can’t]', '.'])
  expect(cut('boxes', 'box boxes')).toEqual(['[boxes]'])
  expect(cut('nothing', '')).toEqual(['nothing'])
})
