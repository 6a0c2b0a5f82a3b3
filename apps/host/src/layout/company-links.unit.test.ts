import { expect, test } from 'vitest'
import company from '../content/company.json'
import { companyLinks, linksOf } from './company-links.ts'

const none = { social: [], stores: [], proStores: [], siteLinks: [] }

test('a link is there where it is configured', () => {
  const links = linksOf({
    ...none,
    social: [{ network: 'Instagram', href: 'https://www.instagram.com/acme' }],
    stores: [{ store: 'App Store', href: 'https://apps.apple.com/app/id1' }],
  })
  expect(links).toEqual({
    ...none,
    social: [['Instagram', 'https://www.instagram.com/acme']],
    stores: [['App Store', 'https://apps.apple.com/app/id1']],
  })
})

test('an address that is only an example is no link', () => {
  const links = linksOf({
    ...none,
    social: [{ network: 'Instagram', href: 'https://instagram.example/acme' }],
    proStores: [{ store: 'Google Play', href: 'https://play.example.com/acme' }],
  })
  expect(links).toEqual(none)
})

test('no address of company.json is only an example', () => {
  const { social, stores, proStores, siteLinks } = company
  expect(Object.values(companyLinks).flat()).toHaveLength(
    [social, stores, proStores, siteLinks].flat().length,
  )
})
