let count = 0

/** What the popup sends; everybody has an address of their own. */
export const aLead = (telling: Record<string, string> = {}): Record<string, string> => {
  count += 1
  return {
    full_name: 'Rosa Delgado',
    email: `rosa${count}@leads.test`,
    phone_number: '(213) 555-0199',
    action: 'handle_external_form_submission',
    lead_type: 'Pop-Ups',
    shop_profile_id: '',
    page: '/our-brands',
    ...telling,
  }
}

const boundary = 'a-form-of-a-lead'

/** The same as a browser's form writes it. */
export const asForm = (fields: Record<string, string>) => ({
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  payload: [
    ...Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    ),
    `--${boundary}--\r\n`,
  ].join(''),
})
