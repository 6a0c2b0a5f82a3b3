import { type Color, marbleColors, solidColors, woodColors } from '../color.ts'
import { type Blueprint, type Commission, crossing, inTurn, sizesOf, soldAs, spreadOver } from '../design.ts'
import { itemAt } from '../random.ts'
import { piece } from './fixture.ts'

/** Moldings that finish a floor: axes color, profile. */
export const floorTrim: Blueprint = (commission) =>
  trimOf(commission, {
    palette: woodColors,
    noun: itemAt(['Oak Molding', 'Hickory Molding', 'Walnut Molding'], commission.turn),
    attributes: {},
    description:
      'A molding in the color of the floor, for doorways, steps and walls. Fix it to the subfloor or the wall, never to a floating floor. Dust it with the floor.',
  })

/** Pencils, rails and bullnose that finish a tiled wall: axes color, profile. */
export const tileTrim: Blueprint = (commission) => {
  const isMarble = commission.turn % 3 === 0
  return trimOf(commission, {
    palette: isMarble ? marbleColors : solidColors,
    noun: isMarble ? 'Marble Liner' : 'Ceramic Liner',
    attributes: {
      material: isMarble ? 'Marble' : 'Ceramic',
      application: ['Wall', 'Backsplash'],
      finish: isMarble ? 'Honed' : 'Glossy',
      shade_variation: isMarble ? 'V3' : 'V0',
      look: isMarble ? 'Marble' : 'Solid',
    },
    description:
      'A liner that ends a field of tile at a counter, a corner or a height of your choosing. Set it with the same mortar as the tile, and cut its miters with a wet saw. Clean with water and a neutral cleaner.',
  })
}

type Trim = {
  palette: readonly Color[]
  noun: string
  attributes: Record<string, string | string[]>
  description: string
}

const trimOf = (commission: Commission, { palette, noun, attributes, description }: Trim) => {
  const { subcategory, random, turn, count, category } = commission
  const sizes = inTurn(sizesOf(subcategory), turn)
  const [colorCount, sizeCount] = spreadOver(count, [palette.length, sizes.length, 1], random)
  const byColor = category.attributes.some(({ key }) => key === 'color_family')
  const variants = crossing(inTurn(palette, turn * 3).slice(0, colorCount), sizes.slice(0, sizeCount), [
    null,
  ]).map(([color, size]) =>
    piece(commission, {
      variant: { color: color.word, profile: size.label },
      title: `${size.label} ${noun} – ${color.word}`,
      tone: color,
      sizeLabel: size.label,
      attributes: { ...attributes, ...(byColor ? { color_family: color.family } : {}) },
      factor:
        size.label.includes('stair nose') || size.label.includes('Stair nose')
          ? 1.35
          : size.label.includes('Quarter')
            ? 0.7
            : 1,
      packing: soldAs(size),
      certifications: [],
    }),
  )
  return { typeName: noun, variants, description }
}
