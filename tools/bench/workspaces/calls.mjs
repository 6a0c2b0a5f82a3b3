// What the tables of the workspaces ask for: first pages, a page far down, words that are sought, other orders.

const since = (days) => {
  const [year, month, day] = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10).split('-')
  return `${month}.${day}.${year}`
}

const days = `from=${since(30)}&to=${since(0)}`

/** By who asks. */
export const callsOf = {
  pro: {
    orders: ['/api/sold_order', '/api/sold_order?page=40', '/api/sold_order?sort=-total'],
    'orders, sought': [
      '/api/sold_order?s=tile',
      '/api/sold_order?s=B0050000',
      '/api/sold_order?status=delivered',
    ],
    clients: ['/api/clients', '/api/clients?page=5&sort=-sales', '/api/clients?s=number'],
    commission: ['/api/commission', '/api/commission?by=client', '/api/commission?by=category'],
    balance: ['/api/balance'],
    'balance, entries': ['/api/balance/entries', '/api/balance/entries?page=50'],
    coupons: ['/api/coupon', '/api/coupon?page=5&sort=code', '/api/coupon?s=bench12'],
    'markup rules': ['/api/markup'],
    'markup, products': [
      '/api/markup/products',
      '/api/markup/products?page=200',
      '/api/markup/products?s=oak',
    ],
  },
  vendor: {
    queue: [
      '/api/order_queue?tab=new',
      '/api/order_queue?tab=done&page=20',
      '/api/order_queue?tab=approved&sort=ship',
    ],
    'queue, sought': ['/api/order_queue?tab=done&s=tile', '/api/order_queue?tab=done&s=B0050'],
    orders: ['/api/sold_order', '/api/sold_order?page=40'],
    goods: ['/api/vendor_products', '/api/vendor_products?page=30', '/api/vendor_products?s=oak'],
    stock: ['/api/vendor_stock', '/api/vendor_stock?page=30', '/api/vendor_stock?view=low'],
    balance: ['/api/balance'],
    'balance, entries': ['/api/balance/entries', '/api/balance/entries?page=50'],
  },
  admin: {
    orders: ['/api/sold_order', '/api/sold_order?page=400'],
    'orders, sought': [
      '/api/sold_order?s=B0050000',
      '/api/sold_order?s=oak',
      '/api/sold_order?status=vendor_approved',
    ],
    queue: ['/api/order_queue?tab=new', '/api/order_queue?tab=ready&page=5'],
    users: ['/api/admin/users', '/api/admin/users?page=300&sort=name', '/api/admin/users?s=number%20777'],
    'profit of a month': ['day', 'vendor', 'showroom', 'category'].map(
      (by) => `/api/admin/balance/profit?by=${by}&${days}`,
    ),
    'profit of all time': ['day', 'vendor', 'showroom', 'category'].map(
      (by) => `/api/admin/balance/profit?by=${by}`,
    ),
    audit: ['/api/admin/audit', '/api/admin/audit?page=900', '/api/admin/audit?s=number%20777'],
    payouts: ['/api/admin/payout_batch', '/api/admin/payout_batch?page=2'],
    applications: [
      '/api/admin/applications?type=Contractor',
      '/api/admin/applications?type=Contractor&page=20',
      '/api/admin/applications?type=Vendor&sort=company',
    ],
    home: ['/api/workspace/admin_home', '/api/workspace/waiting'],
    'who is signed in (nothing else)': ['/api/authuser'],
    'vendor scores': ['/api/vendor_scores'],
    'balances below zero': ['/api/admin/balance/negative'],
  },
}
