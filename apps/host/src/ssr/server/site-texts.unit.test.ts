import { expect, test } from 'vitest'
import { siteTexts } from './site-texts.ts'

const answers = (texts: ReturnType<typeof siteTexts>) => texts.filter(({ kind }) => kind === 'answer')

test('until questions are published, clients are answered from those of the build', () => {
  expect(answers(siteTexts(null)).length).toBeGreaterThan(10)
})

test('published questions stand in their place, with the policies beside them', () => {
  const asked = {
    id: 'do-you-deliver-to-alaska',
    topic: 'my-order',
    question: 'Do you deliver to Alaska?',
    answer: [{ paragraph: ['We ', { strong: 'do' }, '.'] }],
  }
  const forPros = { ...asked, id: 'for-pros', topic: 'how-it-works' }
  const texts = siteTexts([asked, forPros])
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
