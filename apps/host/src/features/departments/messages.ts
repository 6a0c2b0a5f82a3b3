const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`

/** What the page of departments and categories says. */
export const departmentsMessages = {
  about:
    'In this order shoppers find them in the menu, on the pages of departments and among the filters, and Pros where they choose what their showroom shows.',
  total: (departments: number, categories: number, products: number) =>
    `${counted(departments, 'department', 'departments')} · ${counted(categories, 'category', 'categories')} · ${counted(products, 'product', 'products')}`,
  nothing: 'There are no departments yet.',
  addDepartment: 'Add a department',
  addCategory: 'Add a category',
  addSubcategory: 'Add a subcategory',
  addTo: (name: string) => ` to ${name}`,
  editDepartment: 'Department',
  editCategory: 'Category',
  edit: 'Edit',
  hidden: 'Hidden',
  hide: 'Hide',
  show: 'Show',
  up: 'Up',
  down: 'Down',
  categories: (count: number) => counted(count, 'category', 'categories'),
  subcategories: (count: number) => counted(count, 'subcategory', 'subcategories'),
  products: (active: number, all: number) =>
    active === all
      ? counted(all, 'product', 'products')
      : `${active.toLocaleString('en-US')} of ${counted(all, 'product', 'products')} on sale`,
  alsoShows: (names: readonly string[]) => `Also shows ${names.join(', ')}.`,
  noCategories: 'No category stands here yet.',
  noSubcategories: 'No subcategory stands here yet: products stand in subcategories.',
  name: 'Name',
  nameMissing: 'Please give a name.',
  address: 'Address',
  addressOfDepartment: (slug: string) => `/department/${slug}`,
  addressOfCategory: (slug: string) => `/category/${slug}`,
  addressHint:
    'The end of its web address: small letters, digits and dashes. It stays once products stand here.',
  addressWrong: 'Please write small letters, digits and single dashes, like “tile-flooring”.',
  department: 'Department',
  departmentHint: 'It comes last there.',
  alsoIn: 'Shown in these as well',
  pricePer: 'Shoppers compare its prices by',
  perUnit: 'Piece, box or pack',
  perSqft: 'Square foot',
  create: 'Add it',
  picture: 'Picture',
  pictureHint: (width: number, height: number) =>
    `On its tile. At least ${width} × ${height} pixels; it is cut to five high by four wide.`,
  pictureOf: (name: string) => `The picture of ${name}`,
  removePicture: 'Remove the picture',
  pictureNotSent: 'The picture did not arrive. Please try again.',
  remove: 'Remove',
  removeIt: (name: string) => `Remove ${name}?`,
  removeWords: 'Its name, its place and its picture go. Nobody can get them back.',
  gone: 'It is not there any more.',
}
