import { Link } from 'react-router'
import { brandPath, paths } from '../../paths.ts'
import { BrandLogo } from './BrandLogo.tsx'
import { Carousel } from './Carousel.tsx'
import { usePartners } from './usePartners.ts'
import { landingMessages as messages } from './messages.ts'
import './Partners.css'

/** Some of the brands, each with the way to its goods; all of them stand at /our-brands. */
export const Partners = () => {
  const partners = usePartners()
  if (partners.length === 0) return null
  return (
    <section className="landing-section" aria-labelledby="partners">
      <Carousel
        of={messages.brands}
        className="partners"
        head={
          <div>
            <h2 id="partners">{messages.ourBrandPartners}</h2>
            <Link className="landing-more" to={paths.brands}>
              {messages.seeAllBrands}
            </Link>
          </div>
        }
      >
        {partners.map((brand) => (
          <li key={brand}>
            <Link className="partner" to={brandPath(brand)}>
              <BrandLogo brand={brand} />
            </Link>
          </li>
        ))}
      </Carousel>
    </section>
  )
}
