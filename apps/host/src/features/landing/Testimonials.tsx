import { useState } from 'react'
import { Carousel } from './Carousel.tsx'
import {
  areSamples,
  broughtAlong,
  roleName,
  rolesIn,
  type Testimonial,
  type TestimonialRole,
  testimonialsOf,
} from './testimonials.ts'
import { usePublishedTestimonials } from '../../content/usePublished.ts'
import { landingMessages as messages } from './messages.ts'
import '../../kit/Chips.css'
import './Testimonials.css'

export const Testimonials = () => {
  const published = usePublishedTestimonials()
  return published && <Quotes all={published.data ?? broughtAlong} />
}

const Quotes = ({ all }: { all: readonly Testimonial[] }) => {
  const [role, setRole] = useState<TestimonialRole>('all')
  const shown = testimonialsOf(all, role)
  return (
    <section className="testimonials" aria-labelledby="testimonials">
      <div className="landing-section">
        <Carousel
          isStop
          key={role}
          of={messages.testimonials}
          className="quotes"
          head={
            <div className="quotes-head">
              <h2 id="testimonials">{messages.testimonialsTitle}</h2>
              {areSamples(all) && (
                <p className="quotes-samples">
                  <strong>{messages.samples}</strong> {messages.samplesExplained}
                </p>
              )}
              <div className="chips" role="group" aria-label={messages.whoseWords}>
                {rolesIn(all).map((each) => (
                  <button
                    key={each.role}
                    type="button"
                    aria-pressed={each.role === role}
                    onClick={() => setRole(each.role)}
                  >
                    {each.label}
                  </button>
                ))}
              </div>
            </div>
          }
        >
          {shown.map((each) => (
            <li key={each.quote}>
              <Quote {...each} />
            </li>
          ))}
        </Carousel>
      </div>
    </section>
  )
}

export const Quote = ({ quote, name, role, place, is_sample }: Testimonial) => (
  <figure className="quote">
    <blockquote>{quote}</blockquote>
    <figcaption>
      <strong>{name}</strong>
      <span>
        {roleName(role)}, {place}
        {is_sample && ` · ${messages.sample}`}
      </span>
    </figcaption>
  </figure>
)
