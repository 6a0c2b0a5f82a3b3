import type { AccountType } from '@showroom/contract/account/account'
import { plain } from '../../../content/split-at-words.ts'
import { type Block, type Heading, type Written, wordsOf } from '../../../content/written.ts'

export type Question = Heading & { answer: Block[] }

export type Tab = {
  id: string
  name: string
  questions: readonly Question[]
  /** Who alone sees it; null: everybody. */
  audience: AccountType | null
}

/** A heading of the text is a question, what follows it the answer. */
export const questionsIn = (blocks: readonly Block[]): Question[] => {
  const questions: Question[] = []
  for (const block of blocks) {
    if ('heading' in block) questions.push({ ...block, answer: [] })
    else questions.at(-1)?.answer.push(block)
  }
  return questions
}

export const tabOf = (text: Written, id: string, audience: AccountType | null = null): Tab => ({
  id,
  name: text.title,
  questions: questionsIn(text.default),
  audience,
})

export const tabsFor = (tabs: readonly Tab[], type: AccountType | null): Tab[] =>
  tabs.filter(({ audience }) => audience === null || audience === type)

/** What is searched for, as the words that all have to be there. */
export const wordsIn = (typed: string): string[] => plain(typed).split(/\s+/).filter(Boolean)

const textIn = (block: Block): string => {
  if ('heading' in block) return wordsOf(block.heading)
  return 'paragraph' in block ? wordsOf(block.paragraph) : block.list.map(wordsOf).join('\n')
}

/** The answer without its links and marks, a line for each paragraph and point. */
export const answerIn = ({ answer }: Question): string => answer.map(textIn).join('\n')

const textOf = (question: Question): string => plain(`${wordsOf(question.heading)}\n${answerIn(question)}`)

/** In every tab those questions that, with their answers, hold all words; tabs without one are left out. */
export const searchTabs = (tabs: readonly Tab[], words: readonly string[]): Tab[] =>
  tabs
    .map((tab) => ({
      ...tab,
      questions: tab.questions.filter((question) => {
        const text = textOf(question)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)

/** What an address ends with names a tab or a question. */
export const placeOf = (tabs: readonly Tab[], id: string): { tab: Tab; question: Question | null } | null => {
  for (const tab of tabs) {
    const question = tab.questions.find((each) => each.id === id) ?? null
    if (question || tab.id === id) return { tab, question }
  }
  return null
}
