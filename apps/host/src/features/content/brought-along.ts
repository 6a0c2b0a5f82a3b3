import type { ContentItem, ContentName, PolicyName } from '@showroom/contract/content/collections'
import { headingId } from '@showroom/contract/content/written'
import howItWorks from '../../content/faq/how-it-works.md?source'
import howItWorksForYou from '../../content/faq/how-it-works-for-you.md?source'
import myAccount from '../../content/faq/my-account.md?source'
import myOrder from '../../content/faq/my-order.md?source'
import productInformation from '../../content/faq/product-information.md?source'
import returns from '../../content/faq/returns-and-cancelations.md?source'
import shipping from '../../content/faq/shipping-and-delivery.md?source'
import cookiesPolicy from '../../content/cookies-policy.md?source'
import privacyPolicy from '../../content/privacy-policy.md?source'
import returnPolicy from '../../content/return-policy.md?source'
import termsOfService from '../../content/terms-of-service.md?source'
import designs from '../../content/inspired-designs.json'
import partners from '../../content/partners.json'
import written from '../../content/testimonials.json'
import { partsInSource } from './parts-in-source.ts'
import { questionsInSource } from './questions-in-source.ts'

const faq: Record<string, string> = {
  'product-information': productInformation,
  'my-order': myOrder,
  'shipping-and-delivery': shipping,
  'returns-and-cancelations': returns,
  'my-account': myAccount,
  'how-it-works': howItWorks,
  'how-it-works-for-you': howItWorksForYou,
}

const policySources: readonly (readonly [PolicyName, string])[] = [
  ['terms-of-service', termsOfService],
  ['return-policy', returnPolicy],
  ['privacy-policy', privacyPolicy],
  ['cookies-policy', cookiesPolicy],
]

/** What visitors see until something is published: an Admin begins with it. */
export const broughtAlong: Record<ContentName, readonly ContentItem[]> = {
  faq: Object.entries(faq).flatMap(([topic, source]) => questionsInSource(topic, source)),
  testimonials: written.testimonials.map(({ place, ...each }, index) => ({
    id: `testimonial-${index + 1}`,
    ...each,
    lives_in: place,
    words: written.samples ? 'sample' : 'person',
  })),
  policies: policySources.flatMap(([policy, source]) => partsInSource(policy, source)),
  gallery: designs.map(({ name, tab, title, alt }) => ({ id: name, title, tab, picture: name, alt })),
  partners: partners.map((brand) => ({ id: headingId(brand), brand })),
}
