let made = 0

const aPerson = (telling: object) => {
  made += 1
  return {
    first_name: 'Grace',
    last_name: 'Hopper',
    email: `applicant-${made}@people.test`,
    password: 'correct horse battery',
    phone_number: '(626) 555-0177',
    agree: true,
    ...telling,
  }
}

const place = { website: 'www.hopper.example', city: 'Pasadena', state: 'CA', zip_code: '91101' }

export const aVendorApplication = (telling: object = {}, person: object = {}) => ({
  type: 'Vendor',
  person: aPerson(person),
  company_name: `Hopper Tile ${made}`,
  ...place,
  sells: 'Handmade tile from our own kilns.',
  ...telling,
})

/** A remodeler with a license; say only what the test is about. */
export const aContractorApplication = (telling: object = {}, person: object = {}) => ({
  type: 'Contractor',
  person: aPerson(person),
  company_name: `Hopper Remodeling ${made}`,
  ...place,
  business_type: 'remodeler',
  years_in_business: 12,
  service_zips: ['91101', '91103'],
  team_size: '2-5',
  has_license: true,
  license_state: 'CA',
  // Of no showroom of the demo, however many were made before.
  license_number: `${9_000_000 + made}`,
  license_class: 'B',
  license_holder: 'Grace Hopper',
  license_expires_on: '2030-01-31',
  showroom_id_wish: '',
  theme_color: '',
  categories: [],
  markup_bps: 1_000,
  ...telling,
})
