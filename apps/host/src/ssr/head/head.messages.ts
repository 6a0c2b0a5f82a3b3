import { count } from '@showroom/widgets/ui/format.ts'

/** What pages are called, and what is said of them where they are found. */
export const headMessages = {
  site: 'Tile, floors, faucets and lights straight from their makers, at your Pro’s prices. Enter a Showroom ID and shop.',
  home: 'Showroom: finishing materials at your Pro’s prices',
  of: (name: string, products: number) =>
    `${name} straight from the makers: ${count(products)} materials with prices, stock and delivery, at your Pro’s prices.`,
  plans:
    'Floor plans of kitchens, baths, living rooms and outdoor rooms, drawn to scale: choose yours and see real materials in it.',
  templates:
    'Looks for kitchens, baths, living rooms and outdoor rooms, each with its materials counted and priced.',
  template: (title: string) => `${title}: every material, counted for your floor plan, with its price.`,
  designers:
    'Licensed interior designers with their work, packages and prices. Your card holds the price, and each milestone is charged when you approve it.',
  all: 'All materials: tile, floors, cabinet hardware, faucets, lights and stone straight from their makers, with prices and stock.',
}
