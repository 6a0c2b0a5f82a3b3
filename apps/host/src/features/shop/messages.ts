import { commonMessages as common } from '../../common.messages.ts'

/** What these pages say. */
export const shopMessages = {
  yourCart: common.yourCart,
  backToShopping: 'Back to shopping',
  showroom: 'Showroom',
  departmentSize: (length: string | number, count: string | number) =>
    `${length} categories, ${count} materials straight from their makers`,
  materialCount: common.materialCount,
  kindsOf: (name: string | number) => `Kinds of ${name}`,
  shopAll: common.shopAll,
  categories: 'Categories',
  ourOwnPrices: 'These are our own prices.',
  enterShowroomId: 'Enter your Pro’s Showroom ID',
  toShopAtTheirs: 'to shop at theirs.',
  showroomId: 'Showroom ID',
  leaveShowroom: 'Leave showroom',
  license: (number: string | number) => `License ${number}`,
}
