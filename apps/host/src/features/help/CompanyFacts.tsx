import company from '../../content/company.json'
import { helpMessages as messages } from './messages.ts'

const { address, phone, email, license, hours, legalName } = company

/** Where we are, when we answer, and under what license. */
export const CompanyFacts = () => (
  <dl className="company-facts">
    <div>
      <dt>{messages.call}</dt>
      <dd>
        <a href={phone.href}>{phone.label}</a>
      </dd>
    </div>
    <div>
      <dt>{messages.mail}</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
    </div>
    <div>
      <dt>{messages.hours}</dt>
      {hours.map(({ days, time }) => (
        <dd key={days}>
          {days}: {time}
        </dd>
      ))}
    </div>
    <div>
      <dt>{messages.address}</dt>
      <dd>
        {legalName}
        <br />
        {address.street}
        <br />
        {address.city}, {address.state} {address.zip}
      </dd>
    </div>
    <div>
      <dt>{messages.license}</dt>
      <dd>
        {license.label} {license.number}
      </dd>
    </div>
  </dl>
)
