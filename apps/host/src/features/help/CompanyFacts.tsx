import company from '../../content/company.json'

const { address, phone, email, license, hours, legalName } = company

/** Where we are, when we answer, and under what license. */
export const CompanyFacts = () => (
  <dl className="company-facts">
    <div>
      <dt>Call</dt>
      <dd>
        <a href={phone.href}>{phone.label}</a>
      </dd>
    </div>
    <div>
      <dt>Mail</dt>
      <dd>
        <a href={`mailto:${email}`}>{email}</a>
      </dd>
    </div>
    <div>
      <dt>Hours</dt>
      {hours.map(({ days, time }) => (
        <dd key={days}>
          {days}: {time}
        </dd>
      ))}
    </div>
    <div>
      <dt>Address</dt>
      <dd>
        {legalName}
        <br />
        {address.street}
        <br />
        {address.city}, {address.state} {address.zip}
      </dd>
    </div>
    <div>
      <dt>License</dt>
      <dd>
        {license.label} {license.number}
      </dd>
    </div>
  </dl>
)
