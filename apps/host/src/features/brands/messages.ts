import { commonMessages as common } from '../../common.messages.ts'

/** What these pages say. */
export const brandsMessages = {
  noBrandYet: 'No brand sells in this showroom yet.',
  findABrand: 'Find a brand',
  knownFor: 'Known for',
  everything: 'Everything',
  brandCount: (count: string) => `${count} brands`,
  brandCountOf: (shown: string, all: string) => `${shown} of ${all} brands`,
  letters: 'Letters',
  noBrandFound: 'No brand goes by that.',
  showAllBrands: 'Show all brands',
  from: 'From',
  madeBy: (name: string) => `Made by ${name},`,
  materialCount: common.materialCount,
  ourBrands: common.ourBrands,
  about: 'Makers who sell here directly. Every brand’s prices are your Pro’s prices.',
  brandsNotLoaded: 'The list of brands did not arrive.',
  tryAgain: common.tryAgain,
  listLabel: 'Brands',
}
