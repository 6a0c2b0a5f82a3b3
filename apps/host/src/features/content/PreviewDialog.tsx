import {
  type ContentItem,
  type ContentName,
  faqTopics,
  policies,
} from '@showroom/contract/content/collections'
import {
  shownFaq,
  shownPartners,
  shownPolicyPart,
  shownTestimonials,
} from '@showroom/contract/content/shown-content.rules'
import { Reading } from '../../content/Reading.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { QuestionShown } from '../help/faq/QuestionShown.tsx'
import { BrandLogo } from '../landing/BrandLogo.tsx'
import { Quote } from '../landing/Testimonials.tsx'
import { contentMessages as messages } from './messages.ts'
import '../help/Help.css'
import '../help/faq/Faq.css'

type Props = { name: ContentName; items: readonly ContentItem[]; onClose: () => void }

/** As visitors will see it, drawn by what draws it for them. */
export const PreviewDialog = ({ name, items, onClose }: Props) => {
  const Shown = previews[name]
  return (
    <Dialog title={messages.previewOf(name)} shape="drawer" onClose={onClose}>
      <div className="content-preview">
        <Shown items={items} />
      </div>
    </Dialog>
  )
}

type ShownProps = { items: readonly ContentItem[] }

const Faq = ({ items }: ShownProps) =>
  faqTopics.map(({ value, label }) => {
    const questions = items.map(shownFaq).filter(({ topic }) => topic === value)
    return (
      questions.length > 0 && (
        <section key={value}>
          <h3>{label}</h3>
          {questions.map(({ id, question, answer }) => (
            <QuestionShown key={id} question={{ id, heading: [question], answer }} />
          ))}
        </section>
      )
    )
  })

const Testimonials = ({ items }: ShownProps) => (
  <ul className="content-shown">
    {items.map((item) => (
      <li key={item.id}>
        <Quote {...shownTestimonials(item)} />
      </li>
    ))}
  </ul>
)

const Partners = ({ items }: ShownProps) => (
  <ul className="content-shown">
    {items.map((item) => (
      <li key={item.id}>
        <BrandLogo key={item['brand']} brand={shownPartners(item)} />
      </li>
    ))}
  </ul>
)

const Policies = ({ items }: ShownProps) =>
  policies.map(({ value, label }) => {
    const blocks = items.filter((item) => item['policy'] === value).flatMap(shownPolicyPart)
    return (
      blocks.length > 0 && (
        <section key={value}>
          <h3>{label}</h3>
          <Reading blocks={blocks} />
        </section>
      )
    )
  })

const previews = { policies: Policies, faq: Faq, testimonials: Testimonials, partners: Partners }
