import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { SitePicture } from '../../kit/picture/SitePicture.tsx'
import { CompanyFacts } from '../help/CompanyFacts.tsx'
import { HelpHead } from '../help/HelpHead.tsx'
import { HelpLinks } from '../help/HelpLinks.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactSent } from './ContactSent.tsx'
import { useContactForm } from './useContactForm.ts'
import { contactMessages as messages } from './messages.ts'
import '../help/Help.css'
import './Contact.css'

export const Contact = () => {
  const form = useContactForm()
  return (
    <div className="page help">
      <HelpHead title={messages.contact} about={messages.about} />
      <div className="contact-body">
        <section className="contact-form" aria-label={messages.writeToUs}>
          {form.sentTo === null ? (
            <>
              <p className="contact-before">
                {messages.ordersBefore} <Link to={paths.orders}>{messages.yourOrders}</Link>{' '}
                {messages.faqBefore} <Link to={paths.faq}>{messages.faq}</Link>.
              </p>
              <ContactForm form={form} />
            </>
          ) : (
            <ContactSent email={form.sentTo} onWriteAgain={form.writeAgain} />
          )}
        </section>
        <aside className="contact-side" aria-label={messages.howToReachUs}>
          <SitePicture
            name="contact"
            sizes="(min-width: 1025px) 40vw, 100vw"
            alt=""
            className="contact-picture"
            isFirst
          />
          <CompanyFacts />
        </aside>
      </div>
      <HelpLinks />
    </div>
  )
}
