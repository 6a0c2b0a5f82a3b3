/** What is said in reports of commission, on the page and in the file. */
export const commissionMessages = {
  daysReversed: 'The last day lies before the first one.',
  noCoupon: 'No coupon',
  formerClient: 'Former client',
  total: 'Total',
  fileName: (by: string, from: string, to: string) => `showroom-commission-by-${by}-${from}-${to}.csv`,
  by: {
    day: 'Day',
    week: 'Week from',
    month: 'Month',
    client: 'Client',
    vendor: 'Vendor',
    category: 'Category',
    coupon: 'Coupon',
  },
  gross: 'Gross client sales',
  coupons: 'Coupons',
  profit: 'My profit',
  returned: 'Returned',
  net: 'Net',
} as const
