import {
  type ContentItem,
  type ContentName,
  faqTopics,
  galleryTabs,
  policies,
} from '@showroom/contract/content/collections'
import {
  shownFaq,
  shownGallery,
  shownPartners,
  shownPolicyPart,
  shownTestimonials,
} from '@showroom/contract/content/shown-content.rules'
import { Reading } from '../../content/Reading.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { isSitePicture, SitePicture } from '../../kit/picture/SitePicture.tsx'
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

/** Nothing in it is pressed: the keyboard stops at each tab, so that it can be scrolled. */
const Gallery = ({ items }: ShownProps) =>
  galleryTabs.map(({ value, label }) => {
    const shown = items.filter((item) => item['tab'] === value).map(shownGallery)
    return (
      shown.length > 0 && (
        <section key={value}>
          <h3>{label}</h3>
          <ul className="content-shown" tabIndex={0}>
            {shown.map(({ picture, title, alt }) => (
              <li key={picture}>
                {isSitePicture(picture) && <SitePicture name={picture} alt={alt} sizes="480px" />}
                <p>{title}</p>
              </li>
            ))}
          </ul>
        </section>
      )
    )
  })

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

const previews = {
  policies: Policies,
  faq: Faq,
  testimonials: Testimonials,
  partners: Partners,
  gallery: Gallery,
}
