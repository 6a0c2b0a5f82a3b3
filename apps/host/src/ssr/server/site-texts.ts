import type { PolicyName } from '@showroom/contract/content/collections'
import type { PublishedTexts, SiteText } from '@showroom/contract/site/site'
import * as cookies from '../../content/cookies-policy.md'
import * as privacy from '../../content/privacy-policy.md'
import * as returns from '../../content/return-policy.md'
import * as terms from '../../content/terms-of-service.md'
import { type Written, wordsOf } from '../../content/written.ts'
import { answerIn, questionsIn, tabsFor } from '../../features/help/faq/questions.ts'
import { tabsOf } from '../../features/help/faq/tabs.ts'
import { paths } from '../../paths.ts'

const policies: readonly (readonly [PolicyName, Written, string])[] = [
  ['return-policy', returns, paths.returnPolicy],
  ['terms-of-service', terms, paths.termsOfService],
  ['privacy-policy', privacy, paths.privacyPolicy],
  ['cookies-policy', cookies, paths.cookiesPolicy],
]

/** What clients may be answered from: questions and answers, and policies by their headings, as they are published. */
export const siteTexts = ({ faq, policies: published }: PublishedTexts): SiteText[] => [
  ...tabsFor(tabsOf(faq), 'User').flatMap(({ questions }) =>
    questions.map((question) => ({
      kind: 'answer' as const,
      title: wordsOf(question.heading),
      text: answerIn(question),
      path: `${paths.faq}#${question.id}`,
    })),
  ),
  ...policies.flatMap(([name, written, path]) =>
    questionsIn(published.find((each) => each?.policy === name)?.blocks ?? written.default).map((part) => ({
      kind: 'policy' as const,
      title: `${written.title}: ${wordsOf(part.heading)}`,
      text: answerIn(part),
      path: `${path}#${part.id}`,
    })),
  ),
]
