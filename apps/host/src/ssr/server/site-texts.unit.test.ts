import { expect, test } from 'vitest'
import { siteTexts } from './site-texts.ts'

const answers = (texts: ReturnType<typeof siteTexts>) => texts.filter(({ kind }) => kind === 'answer')

test('until questions are published, clients are answered from those of the build', () => {
  expect(answers(siteTexts({ faq: null, policies: [] })).length).toBeGreaterThan(10)
})

test('published questions stand in their place, with the policies beside them', () => {
  const asked = {
    id: 'do-you-deliver-to-alaska',
    topic: 'my-order',
    question: 'Do you deliver to Alaska?',
    answer: [{ paragraph: ['We ', { strong: 'do' }, '.'] }],
  }
  const forPros = { ...asked, id: 'for-pros', topic: 'how-it-works' }
  const texts = siteTexts({ faq: [asked, forPros], policies: [] })
  expect(answers(texts)).toEqual([
    {
      kind: 'answer',
      title: asked.question,
      text: 'We do.',
      path: expect.stringMatching(/faq#do-you-deliver-to-alaska$/),
    },
  ])
  expect(texts.some(({ kind }) => kind === 'policy')).toBe(true)
})

test('a published policy stands in the place of ours, the others stay', () => {
  const blocks = [{ heading: ['How long'], id: 'how-long' }, { paragraph: ['Twelve days.'] }]
  const policy = { policy: 'return-policy' as const, updated: '2026-11-25', blocks }
  const texts = siteTexts({ faq: null, policies: [null, policy] }).filter(({ kind }) => kind === 'policy')
  expect(texts.filter(({ path }) => path.includes('return_policy'))).toEqual([
    {
      kind: 'policy',
      title: 'Return Policy: How long',
      text: 'Twelve days.',
      path: expect.stringMatching(/return_policy#how-long$/),
    },
  ])
  expect(texts.length).toBeGreaterThan(5)
})
