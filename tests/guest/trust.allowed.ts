/** All that a page may learn of its visitor and of us, when a visitor enters, browses, and fills a cart. */
export const allowedCalls = [
  'GET /api/checkout | query showroom | headers accept showroom-cart | body ',
  'GET /api/public | query pid showroom | headers accept | body ',
  'GET /api/shop | query showroom | headers  | body ',
  'GET /api/visualization/products | query category page_size showroom | headers accept | body ',
  'GET /api/visualization/shop_profile | query showroom vsd_id | headers accept | body ',
  'GET /api/visualization/showrooms | query s showroom | headers accept | body ',
  'POST /api/customer_also_viewed/ | query showroom | headers accept content-type | body product showroom',
  'POST /api/projectCart/sync_to_cart | query showroom | headers accept content-type | body action items.coverage_note items.lot_choice items.product_id items.qty showroom',
  'POST /api/top_products/ | query showroom | headers accept content-type | body showroom',
]

export const allowedEvents = [
  'showroom:add-to-cart items.product_id items.qty',
  'showroom:added-to-cart count items.name items.product_id items.qty items.unit_price_cents',
  'showroom:cart-opened count',
  'showroom:cart-shown cart_id count items.name items.product_id items.qty items.unit_price_cents merchandise_cents',
  'showroom:category-chosen menu_slug name slug_url',
  'showroom:product-chosen category product',
  'showroom:product-shown brand category name product_id unit_price_cents',
  'showroom:products-shown category items.brand items.name items.product_id items.unit_price_cents search total',
  'showroom:selected city company_name id license_number state vsd_id',
]

const under = (parent: string, names: string) => names.split(' ').map((name) => `${parent}.${name}`)
const picture = 'alt height placeholder url view width widths'

/** The showroom as its own page shows it to everybody. */
const profile = [
  ...under('', 'city company_name id license_number state vsd_id').map((name) => `data${name}`),
  ...under(
    'data.profile',
    'banner business_logo city company_name is_unavailable license_number phone since_year state tagline',
  ),
  ...under('data.profile', 'theme_color user_id vsd_id basic_addon.subscription_status'),
  'data.profile.custom_addon.subscription_status',
  ...under('data.profile.showroom_subscription', 'paid_amount plan subscription_status'),
  ...under('data.theme', 'colors is_custom logo'),
  ...under('data', 'powered_by session.kind showroom'),
]

const shelf = 'id name picture product_count slug_url'
const shelves = [
  ...under('data.menu', 'id menu_slug name'),
  ...under('data.menu.categories', shelf),
  ...under('data.menu.categories.children', shelf),
  ...under('data.category', shelf),
  ...under('data.category.children', shelf),
  ...under('category', 'id name slug_url'),
  ...under('breadcrumb', 'name slug_url'),
  ...under('data.breadcrumb', 'name slug_url'),
]

/** Goods at the prices that every visitor pays; not what the showroom or we pay for them. */
const goods = [
  ...under('data', 'attributes.label attributes.value brand certifications.label certifications.value'),
  ...under('data', 'delivery.earliest delivery.in_three_weeks delivery.latest description'),
  ...under(
    'data',
    'documents.name documents.url is_featured more_swatches mpn name pictures_are_illustrations',
  ),
  ...under(
    'data',
    'prop65 size size.spoken size.text sku stock.available stock.label stock.status substitute vendor',
  ),
  ...under('data.gallery', picture),
  ...under('data.pictures', picture),
  ...under('data.price', 'coverage length msrp_cents per_sqft_cents pieces price_cents saving_pct unit uom'),
  ...under('data.quantity', 'default_waste_pct is_plank longest_edge min_qty step_qty'),
  ...under('data.swatches', 'color name product_id'),
  ...under('data.variants', 'axis label'),
  ...under('data.variants.options', 'color product_id reason selected value'),
]

const listed = [
  ...under('facets', 'key label unit values.count values.label values.selected values.value'),
  ...under('links', 'active label url'),
  ...under('price_range', 'max_cents min_cents per'),
  ...'current_page last_page message path success suggestion total'.split(' '),
]

/** The one cart that the page's own token opens. */
const cart = [
  ...under('data.cart', 'count merchandise_cents version'),
  ...under('data', 'can.checkout can.reason cart_id cart_token count merchandise_cents project_id version'),
  ...under('data.vendors', 'line_ids ships subtotal_cents vendor vendor_id'),
  ...under(
    'data.Project_tans',
    'brand can.change can.mix_lots coverage coverage_note id line_total_cents lot',
  ),
  ...under('data.Project_tans', 'max_qty min_qty name per_sqft_cents previous_unit_price_cents product_id'),
  ...under('data.Project_tans', 'qty sku step_qty stock.available stock.label stock.status unit'),
  ...under('data.Project_tans', 'size size.spoken size.text'),
  ...under('data.Project_tans', 'unit_price_cents uom vendor'),
  // What other visitors have bought meanwhile: boxes of a lot may have become few.
  ...under('data.Project_tans.warnings', 'code message product_ids'),
  ...under('data.Project_tans.picture', picture),
]

/** What an order of that cart would cost; where it goes is a ZIP code at most. */
const sums = 'discount_cents merchandise_cents shipping_cents tax_cents total_cents'
const checkout = [
  ...under('data', `address cart_version coupon hold_message price_version state zip_code ${sums}`),
  ...under('data', 'can.place can.reasons coupon.code coupon.discount_cents coupon.message'),
  ...under('data.lines', 'brand line_id name product_id qty unit unit_price_cents uom'),
  ...under('data.lines', 'discount_cents merchandise_cents tax_cents'),
  ...under('data.lines.picture', picture),
  ...under(
    'data.deliveries',
    `arrives.from arrives.to is_pallet line_ids note service vendor vendor_id ${sums}`,
  ),
  ...under('data.deliveries', 'weight_lb window windows'),
  ...under('data.deliveries.services', 'hint label price_cents service'),
]

export const allowedAnswers = [...profile, ...shelves, ...goods, ...listed, ...cart, ...checkout]
