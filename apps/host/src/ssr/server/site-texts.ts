import type { PublishedFaq } from '@showroom/contract/content/content'
import type { SiteText } from '@showroom/contract/site/site'
import * as cookies from '../../content/cookies-policy.md'
import * as privacy from '../../content/privacy-policy.md'
import * as returns from '../../content/return-policy.md'
import * as terms from '../../content/terms-of-service.md'
import { type Written, wordsOf } from '../../content/written.ts'
import { answerIn, questionsIn, tabsFor } from '../../features/help/faq/questions.ts'
import { tabsOf } from '../../features/help/faq/tabs.ts'
import { paths } from '../../paths.ts'

const policies: readonly (readonly [Written, string])[] = [
  [returns, paths.returnPolicy],
  [terms, paths.termsOfService],
  [privacy, paths.privacyPolicy],
  [cookies, paths.cookiesPolicy],
]

/** What clients may be answered from: questions and answers as they are published, and our policies by their headings. */
export const siteTexts = (published: PublishedFaq): SiteText[] => [
  ...tabsFor(tabsOf(published), 'User').flatMap(({ questions }) =>
    questions.map((question) => ({
      kind: 'answer' as const,
      title: wordsOf(question.heading),
      text: answerIn(question),
      path: `${paths.faq}#${question.id}`,
    })),
  ),
  ...policies.flatMap(([written, path]) =>
    questionsIn(written.default).map((part) => ({
      kind: 'policy' as const,
      title: `${written.title}: ${wordsOf(part.heading)}`,
      text: answerIn(part),
      path: `${path}#${part.id}`,
    })),
  ),
]
