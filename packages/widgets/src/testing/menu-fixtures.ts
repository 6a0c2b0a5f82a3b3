import type { Category, Department } from '@showroom/contract/catalogue/catalogue'

const tile = (id: number, name: string, count: number): Category => {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return {
    id,
    name,
    slug_url: slug,
    product_count: count,
    picture: `/showroom/pictures/category-${slug}-480.webp`,
    children: [],
  }
}

/** A menu as a full showroom has it, with the host's own tile pictures. */
export const aFullMenu: Department[] = [
  {
    id: 1,
    name: 'Kitchen',
    menu_slug: 'kitchen',
    categories: [
      tile(11, 'Kitchen Faucets', 640),
      tile(12, 'Kitchen Sinks', 720),
      tile(13, 'Countertop', 980),
      tile(14, 'Appliances', 1_240),
      tile(15, 'Cabinet Hardware', 2_600),
    ],
  },
  {
    id: 2,
    name: 'Flooring',
    menu_slug: 'flooring',
    categories: [
      tile(21, 'Tile Flooring', 3_200),
      tile(22, 'Hardwood Flooring', 1_850),
      tile(23, 'Laminate Flooring', 900),
      tile(24, 'luxury-flooring', 1_600),
    ],
  },
]
