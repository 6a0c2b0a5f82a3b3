/** Every address of the host is written here once; the router's patterns stand in routes.tsx. */
export const paths = {
  home: '/',
  department: (menuSlug: string, categorySlug?: string) =>
    categorySlug ? `/department/${menuSlug}/${categorySlug}` : `/department/${menuSlug}`,
  category: (slugOrId: string | number) => `/category/${slugOrId}`,
  product: (hash: string, vsdId?: string | null) =>
    `/product/${[hash, ...(vsdId ? [vsdId] : [])].map(encodeURIComponent).join('/')}`,
  shop: '/visualize/contractor/all',
  cart: '/cart',
  checkout: '/checkout',
  checkoutPayment: (orderId: string) => `/checkout-payment?order=${encodeURIComponent(orderId)}`,
  thankYou: (orderId: string) => `/thankyou?order=${encodeURIComponent(orderId)}`,
  orders: '/your_orders',
  order: (id: string) => `/your_orders/${encodeURIComponent(id)}`,
  priceChanges: (orderId: string) => `/your_orders/${encodeURIComponent(orderId)}/changes`,
  receive: (orderId: string, deliveryId: string, packageId?: string) =>
    `/your_orders/${encodeURIComponent(orderId)}/receive?${new URLSearchParams({ delivery: deliveryId, ...(packageId ? { package: packageId } : {}) }).toString()}`,
  orderReturn: (orderId: string) => `/your_orders/${encodeURIComponent(orderId)}/return`,
  brands: '/our-brands',
  about: '/about_us',
  contact: '/contact',
  /** Where a sample is asked for; the form names the product. */
  sample: (product?: string) =>
    `/contact?topic=product${product ? `&sample=${encodeURIComponent(product)}` : ''}`,
  faq: '/faq',
  returnPolicy: '/return_policy',
  privacyPolicy: '/privacy_policy',
  cookiesPolicy: '/cookies_policy',
  termsOfService: '/terms_of_service',
  login: '/login',
  adminLogin: '/login?portal=admin',
  proAccount: '/pro-account',
  register: '/register',
  registerContractor: '/register/contractor',
  registerVendor: '/register/vendor',
  applicationStatus: '/account_verify',
  account: '/account',
  notifications: '/notification',
  payoutSetup: '/payout_setup',
  projects: '/projects',
  project: (id: string, tab?: string) => (tab ? `/projects/${id}/${tab}` : `/projects/${id}`),
  checklist: '/visualize/checklist',
  designers: '/designers',
  designersFor: (projectId: string) => `/designers?project=${encodeURIComponent(projectId)}`,
  designer: (id: string, projectId?: string) =>
    `/designers/${encodeURIComponent(id)}${projectId ? `?project=${encodeURIComponent(projectId)}` : ''}`,
  hireDesigner: (id: string, projectId?: string) =>
    `/designers/${encodeURIComponent(id)}/hire${projectId ? `?project=${encodeURIComponent(projectId)}` : ''}`,
  hire: (id: string) => `/hires/${encodeURIComponent(id)}`,
  designAi: '/design-ai',
  ideasFrom: (kind: 'plan' | 'template' | 'design', id: string) =>
    `/design-ai?${kind}=${encodeURIComponent(id)}`,
  aiLogin: '/design-ai/login',
  aiSignUp: '/design-ai/singup',
  aiWelcome: '/design-ai/welcome',
  orderTalk: (delivery: string) => `/account/orders?talk=${encodeURIComponent(delivery)}`,
  enterShowroom: (vsdId: string) => `/s/${encodeURIComponent(vsdId)}`,
  accountPanel: (panel: string) => `/account/${panel}`,
  verification: '/verifiction',
  forgotPassword: '/reset_password',
  resetPassword: '/password_reset',
  changePassword: '/change_password',
  notFound: '/404',
} as const

/** The contact form, with what it is about typed already. */
export const helpPath = (topic: 'order' | 'delivery', number: string) =>
  `${paths.contact}?${new URLSearchParams({ topic, order: number }).toString()}`

export const searchPath = (text: string) => `${paths.shop}?q=${encodeURIComponent(text)}`
export const brandPath = (brand: string) => `${paths.shop}?f=${encodeURIComponent(`brand:${brand}`)}`

/** A path as an address of this origin, for links that are not the router's. */
export const hrefOf = (path: string) => `/showroom${path}`
