import { Link } from 'react-router'
import { BrandLogo } from '../../features/landing/BrandLogo.tsx'
import { usePartners } from '../../features/landing/usePartners.ts'
import { brandPath, paths } from '../../paths.ts'
import { layoutMessages as messages } from '../messages.ts'

/** Some of the makers; all of them stand at /our-brands. */
export const Partners = () => {
  const partners = usePartners()
  if (partners.length === 0) return null
  return (
    <section className="footer-partners" aria-labelledby="footer-partners">
      <h2 id="footer-partners">{messages.brandPartners}</h2>
      <ul>
        {partners.map((name) => (
          <li key={name}>
            <Link to={brandPath(name)}>
              <BrandLogo brand={name} />
            </Link>
          </li>
        ))}
      </ul>
      <Link className="footer-all-partners" to={paths.brands}>
        {messages.allBrands}
      </Link>
    </section>
  )
}
