import * as howItWorks from '../../../content/faq/how-it-works.md'
import * as howItWorksForYou from '../../../content/faq/how-it-works-for-you.md'
import * as myAccount from '../../../content/faq/my-account.md'
import * as myOrder from '../../../content/faq/my-order.md'
import * as productInformation from '../../../content/faq/product-information.md'
import * as returns from '../../../content/faq/returns-and-cancelations.md'
import * as shipping from '../../../content/faq/shipping-and-delivery.md'
import type { PublishedFaq } from '@showroom/contract/content/content'
import { type Tab, tabOf } from './questions.ts'

/** In the specification's order; how it works comes last, for those it is about. */
export const allTabs: readonly Tab[] = [
  tabOf(productInformation, 'product-information'),
  tabOf(myOrder, 'my-order'),
  tabOf(shipping, 'shipping-and-delivery'),
  tabOf(returns, 'returns-and-cancelations'),
  tabOf(myAccount, 'my-account'),
  tabOf(howItWorks, 'how-it-works', 'Contractor'),
  tabOf(howItWorksForYou, 'how-it-works-for-you', 'User'),
]

/** What was published in place of what the program brings along; a topic without a question is left out. */
export const tabsOf = (published: PublishedFaq): readonly Tab[] =>
  published === null
    ? allTabs
    : allTabs
        .map((tab) => ({
          ...tab,
          questions: published
            .filter(({ topic }) => topic === tab.id)
            .map(({ id, question, answer }) => ({ id, heading: [question], answer })),
        }))
        .filter(({ questions }) => questions.length > 0)
