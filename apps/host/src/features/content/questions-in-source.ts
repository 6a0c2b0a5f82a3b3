import type { ContentItem } from '@showroom/contract/content/collections'
import { headingId } from '@showroom/contract/content/written'

/** A heading of the text is a question, what follows it the answer. */
export const questionsInSource = (topic: string, source: string): ContentItem[] =>
  `\n${source}`
    .split(/\n## /)
    .slice(1)
    .map((part) => {
      const [question = '', ...answer] = part.split('\n')
      return {
        id: headingId(question).slice(0, 120),
        topic,
        question: question.trim(),
        answer: answer.join('\n').trim(),
      }
    })
