import company from '../../content/company.json'
import { layoutMessages as messages } from '../messages.ts'

export const ServiceAreas = () => (
  <section className="footer-areas" aria-labelledby="footer-areas">
    <h2 id="footer-areas">{messages.serviceAreas}</h2>
    <ul>
      {company.serviceAreas.map((area) => (
        <li key={area}>{area}</li>
      ))}
    </ul>
  </section>
)
