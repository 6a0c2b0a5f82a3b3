import { commonMessages as common } from '../../common.messages.ts'

/** What these pages say. */
export const shopMessages = {
  yourCart: common.yourCart,
  backToShopping: 'Back to shopping',
  showroom: 'Showroom',
  departmentSize: (categories: number, materials: string) =>
    `${categories} categories, ${materials} materials straight from their makers`,
  materialCount: common.materialCount,
  kindsOf: (name: string) => `Kinds of ${name}`,
  shopAll: common.shopAll,
  categories: 'Categories',
  ourOwnPrices: 'These are our own prices.',
  enterShowroomId: 'Enter your Pro’s Showroom ID',
  toShopAtTheirs: 'to shop at theirs.',
  showroomId: 'Showroom ID',
  leaveShowroom: 'Leave showroom',
  aboutCompany: (company: string) => `About ${company}`,
  told: { about: 'Who we are', service_area: 'Where we work', hours: 'Hours', policies: 'How we work' },
  ourWork: 'Pictures of our work',
  findElsewhere: (company: string) => `${company} elsewhere`,
  license: (number: string) => `License ${number}`,
}
