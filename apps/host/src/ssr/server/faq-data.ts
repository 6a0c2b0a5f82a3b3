import { wordsOf } from '../../content/written.ts'
import { answerIn, tabsFor } from '../../features/help/faq/questions.ts'
import type { PublishedFaq } from '@showroom/contract/content/content'
import { tabsOf } from '../../features/help/faq/tabs.ts'
import { type LinkedData, schema } from './linked-data.ts'

/** Questions and answers of the page as it is drawn for nobody: a topic for Pros alone is not among them. */
export const faqData = (published: PublishedFaq): LinkedData[] => [
  {
    '@context': schema,
    '@type': 'FAQPage',
    mainEntity: tabsFor(tabsOf(published), null).flatMap(({ questions }) =>
      questions.map((question) => ({
        '@type': 'Question',
        name: wordsOf(question.heading),
        acceptedAnswer: { '@type': 'Answer', text: answerIn(question) },
      })),
    ),
  },
]
