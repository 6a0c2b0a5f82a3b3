import { useState } from 'react'
import { Carousel } from './Carousel.tsx'
import {
  areSamples,
  roleName,
  type Testimonial,
  type TestimonialRole,
  testimonialRoles,
  testimonialsOf,
} from './testimonials.ts'
import { landingMessages as messages } from './messages.ts'
import '../../kit/Chips.css'
import './Testimonials.css'

export const Testimonials = () => {
  const [role, setRole] = useState<TestimonialRole>('all')
  const shown = testimonialsOf(role)
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
              {areSamples && (
                <p className="quotes-samples">
                  <strong>{messages.samples}</strong> {messages.samplesExplained}
                </p>
              )}
              <div className="chips" role="group" aria-label={messages.whoseWords}>
                {testimonialRoles.map((each) => (
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

const Quote = ({ quote, name, role, place }: Testimonial) => (
  <figure className="quote">
    <blockquote>{quote}</blockquote>
    <figcaption>
      <strong>{name}</strong>
      <span>
        {roleName(role)}, {place}
        {areSamples && ` · ${messages.sample}`}
      </span>
    </figcaption>
  </figure>
)
