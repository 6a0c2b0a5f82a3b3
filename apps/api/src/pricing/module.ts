import type { Module } from '../module.ts'

/** What a visitor pays: price lists, fees, tax, coupons as they are used. */
export const pricingModule = () =>
  ({
    tables: [
      'client_price_list',
      'coupon',
      'coupon_use',
      'markup_rule',
      'platform_fee',
      'price_list',
      'tax_rate',
    ],
  }) satisfies Module
