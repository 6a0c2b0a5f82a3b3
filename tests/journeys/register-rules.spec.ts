import { aPerson, expect, test } from '../factories/person.ts'
import {
  createAccount,
  errorOf,
  field,
  fillShipping,
  fillSignUp,
  openWizard,
  sendInstead,
  stepTitle,
  storedToken,
  toShipping,
} from '../factories/registration.ts'

/** A refusal by the server is written to the console by the browser. */
test.use({ complainsOf: /status of 422/ })

test('step 1 says under every field what is missing, and the first one gets the keyboard', async ({
  page,
}) => {
  await openWizard(page)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(field(page, 'full_name')).toBeFocused()
  const said = {
    full_name: 'Please enter your first and last name.',
    email: 'The email field is required.',
    password: 'The password field is required.',
    phone_number: 'The phone number field is required.',
    zip_code: 'The zip code field is required.',
    birth_date: 'The date of birth field is required.',
    agree: 'Please agree to the Terms of Service.',
  }
  for (const [name, sentence] of Object.entries(said))
    await expect.poll(() => errorOf(page, name)).toBe(sentence)
  await expect(stepTitle(page, 'Create your account')).toBeVisible()
})

test('an email that is none and a password of 7 characters do not get past step 1', async ({ page }) => {
  await openWizard(page)
  await fillSignUp(page, { email: 'rosalind@homes', password: '1234567' })
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect.poll(() => errorOf(page, 'email')).toBe('The email must be a valid email address.')
  await expect.poll(() => errorOf(page, 'password')).toBe('The password must be at least 8 characters.')
  await field(page, 'email').fill('rosalind@homes.example')
  await expect.poll(() => errorOf(page, 'email')).toBe('')
})

test('step 2 asks for street, city, state and zip code, and not for the apartment', async ({ page }) => {
  await openWizard(page)
  await fillSignUp(page)
  await toShipping(page)
  await field(page, 'shipping_zip_code').fill('')
  await field(page, 'shipping_city').fill('')
  await field(page, 'shipping_state').selectOption('')
  await createAccount(page)
  await expect(field(page, 'shipping_street')).toBeFocused()
  await expect.poll(() => errorOf(page, 'shipping_street')).toBe('The shipping street field is required.')
  await expect.poll(() => errorOf(page, 'shipping_city')).toBe('The shipping city field is required.')
  await expect.poll(() => errorOf(page, 'shipping_state')).toBe('The shipping state field is required.')
  await expect.poll(() => errorOf(page, 'shipping_zip_code')).toBe('The shipping zip code field is required.')
  await expect.poll(() => errorOf(page, 'shipping_apartment')).toBe('')
})

test('a ZIP code fills city and state, never over a typed city; an unknown one is no error', async ({
  page,
}) => {
  await openWizard(page)
  await fillSignUp(page)
  await toShipping(page)
  await expect(field(page, 'shipping_state')).toHaveValue('CA')
  await field(page, 'shipping_zip_code').fill('78701')
  await expect(field(page, 'shipping_city')).toHaveValue('Austin')
  await expect(field(page, 'shipping_state')).toHaveValue('TX')
  await field(page, 'shipping_city').fill('West Lake Hills')
  await field(page, 'shipping_zip_code').fill('10001')
  await expect(field(page, 'shipping_state')).toHaveValue('NY')
  await expect(field(page, 'shipping_city')).toHaveValue('West Lake Hills')
  await field(page, 'shipping_zip_code').fill('90000')
  await fillShipping(page)
  await createAccount(page)
  await expect.poll(() => storedToken(page)).not.toBeNull()
})

test('the state is chosen by its name, among the 50 and the District of Columbia', async ({ page }) => {
  await openWizard(page)
  await fillSignUp(page)
  await toShipping(page)
  const names = await field(page, 'shipping_state').locator('option').allInnerTexts()
  expect(names).toHaveLength(52)
  expect(names).toEqual(expect.arrayContaining(['Choose a state', 'Texas', 'District of Columbia']))
})

test('the phone number is written (xxx) xxx-xxxx, and about 240 codes begin with the UK and the USA', async ({
  page,
}) => {
  await openWizard(page)
  await field(page, 'phone_number').pressSequentially('3035550142')
  await expect(field(page, 'phone_number')).toHaveValue('(303) 555-0142')
  await page.keyboard.press('Backspace')
  await expect(field(page, 'phone_number')).toHaveValue('(303) 555-014')
  const code = page.getByRole('combobox', { name: 'Country code' })
  await expect(code).toHaveValue('+1')
  await code.click()
  const codes = page.getByRole('listbox', { name: 'Country code' }).getByRole('option')
  await expect.poll(() => codes.count()).toBeGreaterThanOrEqual(240)
  await expect(codes.nth(0)).toContainText('United Kingdom')
  await expect(codes.nth(1)).toContainText('United States')
  await page.keyboard.press('Escape')
  await field(page, 'phone_number').fill('+44 20 7946 0018')
  await expect(code).toHaveValue('+44')
  await expect(field(page, 'phone_number')).toHaveValue('2079460018')
})

test('a country is found by its name or its code, with the keyboard alone', async ({ page }) => {
  await openWizard(page)
  const code = page.getByRole('combobox', { name: 'Country code' })
  await code.focus()
  await page.keyboard.type('ger')
  await expect(page.getByRole('option').first()).toContainText('Germany')
  await page.keyboard.press('Enter')
  await expect(code).toHaveValue('+49')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.type('+33')
  await page.keyboard.press('Escape')
  await expect(code).toHaveValue('+49')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Germany')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(code).toHaveValue('+233')
})

test('the password can be shown and hidden, and its strength is told while it is typed', async ({ page }) => {
  await openWizard(page)
  await field(page, 'password').fill('password1')
  await expect(page.getByText('Very easy to guess')).toBeVisible()
  await field(page, 'password').fill('marble-otter-violet-kayak')
  await expect(page.getByText('Very strong')).toBeVisible()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field(page, 'password')).toHaveAttribute('type', 'password')
})

test('the Terms of Service are accepted by a checkbox that has to be ticked', async ({ page }) => {
  await openWizard(page)
  await page.getByRole('button', { name: 'Terms of Service' }).click()
  const terms = page.getByRole('dialog', { name: 'Terms of Service' })
  await expect(terms).toContainText('at least 13 years old')
  await terms.getByRole('button', { name: 'Accept' }).click()
  await expect(terms).toContainText('Please agree to the Terms of Service.')
  await terms.getByRole('checkbox', { name: 'I accept the Terms of Service' }).check()
  await terms.getByRole('button', { name: 'Accept' }).click()
  await expect(terms).toBeHidden()
  await expect(field(page, 'agree')).toBeChecked()
  const sent = page.waitForRequest('**/api/register*')
  await fillSignUp(page)
  await toShipping(page)
  await fillShipping(page)
  await createAccount(page)
  expect((await sent).postDataJSON()).toMatchObject({ agree: true, i_accept: true, shop_id: '0' })
})

for (const [name, text] of [
  ['Terms and procedures', '60 minutes'],
  ['Privacy Policy', 'What we collect'],
] as const) {
  test(`${name} opens over the form, and Escape gives the keyboard back`, async ({ page }) => {
    await openWizard(page)
    const link = page.getByRole('button', { name })
    await link.click()
    await expect(page.getByRole('dialog', { name })).toContainText(text)
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  })
}

test('an e-mail that is taken leads back to step 1, from the top of the page', async ({ page }) => {
  const { email } = await aPerson()
  await openWizard(page)
  await fillSignUp(page, { email })
  await toShipping(page)
  await fillShipping(page)
  await createAccount(page)
  await expect(field(page, 'email')).toBeFocused()
  await expect.poll(() => errorOf(page, 'email')).toBe('The email has already been taken.')
  await expect(page.getByText('Invalid input OR some mandatory fields are blank.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(400)
  await field(page, 'email').fill(`new-${email}`)
  await toShipping(page)
  await expect(field(page, 'shipping_street')).toHaveValue('1 Rodeo Drive')
})

test('a shipping field that the server refuses is shown in step 2', async ({ page }) => {
  await openWizard(page)
  await fillSignUp(page)
  await toShipping(page)
  await fillShipping(page)
  await sendInstead(page, { shipping_street: 'x'.repeat(121) })
  await createAccount(page)
  await expect(field(page, 'shipping_street')).toBeFocused()
  await expect
    .poll(() => errorOf(page, 'shipping_street'))
    .toBe('The shipping street may not be longer than 120 characters.')
})

test('several sentences of the server about one field are joined by comma', async ({ page }) => {
  await openWizard(page)
  await fillSignUp(page)
  await toShipping(page)
  await fillShipping(page)
  await sendInstead(page, { first_name: 'x'.repeat(61), last_name: 'y'.repeat(61) })
  await createAccount(page)
  await expect(field(page, 'full_name')).toBeFocused()
  await expect
    .poll(() => errorOf(page, 'full_name'))
    .toBe(
      'The first name may not be longer than 60 characters., The last name may not be longer than 60 characters.',
    )
})

test('every field tells the browser what it may fill in', async ({ page }) => {
  await openWizard(page)
  const filled = async (names: Record<string, string>) => {
    for (const [name, purpose] of Object.entries(names))
      await expect(field(page, name)).toHaveAttribute('autocomplete', purpose)
  }
  await filled({
    full_name: 'name',
    email: 'email',
    password: 'new-password',
    country_code: 'tel-country-code',
    phone_number: 'tel-national',
    zip_code: 'postal-code',
    birth_date: 'bday',
  })
  await fillSignUp(page)
  await toShipping(page)
  await filled({
    shipping_street: 'shipping address-line1',
    shipping_apartment: 'shipping address-line2',
    shipping_city: 'shipping address-level2',
    shipping_state: 'shipping address-level1',
    shipping_zip_code: 'shipping postal-code',
  })
})
