import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { SitePicture } from '../../kit/picture/SitePicture.tsx'
import { CompanyFacts } from '../help/CompanyFacts.tsx'
import { HelpHead } from '../help/HelpHead.tsx'
import { HelpLinks } from '../help/HelpLinks.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactSent } from './ContactSent.tsx'
import { useContactForm } from './useContactForm.ts'
import '../help/Help.css'
import './Contact.css'

export const Contact = () => {
  const form = useContactForm()
  return (
    <div className="page help">
      <HelpHead title="Contact" about="Write to us, and somebody who knows materials writes back." />
      <div className="contact-body">
        <section className="contact-form" aria-label="Write to us">
          {form.sentTo === null ? (
            <>
              <p className="contact-before">
                Where an order is, <Link to={paths.orders}>Your Orders</Link> knows at once. Many other
                questions are answered in the <Link to={paths.faq}>FAQ</Link>.
              </p>
              <ContactForm form={form} />
            </>
          ) : (
            <ContactSent email={form.sentTo} onWriteAgain={form.writeAgain} />
          )}
        </section>
        <aside className="contact-side" aria-label="How to reach us">
          <SitePicture
            name="contact"
            sizes="(min-width: 1000px) 40vw, 100vw"
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
