import { expect, test } from 'vitest'
import { addressAt, pageMetaOf } from './page-meta.ts'

const says = (metas: Record<string, string>) => pageMetaOf((name) => metas[name] ?? null)

test('a page that says nothing is the marketplace’s own, on its own origin', () => {
  const usual = {
    apiBase: '',
    imgBase: '/showroom/pictures',
    appName: 'Showroom',
    shopId: '0',
    analyticsUrl: null,
    suggestsAddresses: false,
  }
  expect(says({})).toEqual(usual)
  expect(says({ 'api-base-url': '/', 'img-base-url': '/showroom/pictures/', shop_id: '0' })).toEqual(usual)
})

test('a page says where its calls and pictures are, how it is called and whose shop it is', () => {
  const metas = {
    'api-base-url': 'https://api.example/',
    'img-base-url': 'https://pictures.example/site/',
    appname: 'Harvest',
    shop_id: 'HARVEST2',
    'analytics-url': 'https://count.example/events',
    'suggests-addresses': 'on',
  }
  expect(says(metas)).toEqual({
    apiBase: 'https://api.example',
    imgBase: 'https://pictures.example/site',
    appName: 'Harvest',
    shopId: 'HARVEST2',
    analyticsUrl: 'https://count.example/events',
    suggestsAddresses: true,
  })
})

test('a showroom that can not be one is taken for none', () => {
  expect(says({ shop_id: '<script>' }).shopId).toBe('0')
})

test('every path of the API is asked for where the page says, and once', () => {
  expect(addressAt('https://api.example', '/api/live')).toBe('https://api.example/api/live')
  expect(addressAt('https://api.example', 'https://api.example/api/live')).toBe(
    'https://api.example/api/live',
  )
  expect(addressAt('/shop', addressAt('/shop', '/api/live'))).toBe('/shop/api/live')
  expect(addressAt('', '/api/live')).toBe('/api/live')
})
