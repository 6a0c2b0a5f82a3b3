import company from '../../content/company.json'

export const ServiceAreas = () => (
  <section className="footer-areas" aria-labelledby="footer-areas">
    <h2 id="footer-areas">Service areas</h2>
    <ul>
      {company.serviceAreas.map((area) => (
        <li key={area}>{area}</li>
      ))}
    </ul>
  </section>
)
