import { describe, expect, test } from 'vitest'
import { indexCardsOf, relationsOf, substitutesOf } from './relations.ts'
import {
  breaking,
  families,
  inCategory,
  inSubcategory,
  listed,
  number,
  products,
  share,
} from './whole-catalogue.testing.ts'

describe('consistency', () => {
  const tiles = () => [...inCategory('tile-flooring'), ...inCategory('backsplash-tiles')]

  test('only a glaze has a wear class', () => {
    const classed = tiles().filter(({ attributes }) => attributes.pei !== undefined)
    expect(
      breaking(
        classed,
        ({ attributes }) =>
          ['Ceramic', 'Porcelain'].includes(String(attributes.material)) &&
          !['Polished', 'Lappato', 'Honed'].includes(String(attributes.finish)),
      ),
    ).toEqual([])
  })
  test('no polished tile is offered for shower floors', () => {
    const polished = tiles().filter(
      ({ attributes }) => attributes.finish === 'Polished' || attributes.finish === 'Lappato',
    )
    expect(breaking(polished, (product) => !listed(product, 'application').includes('Shower floor'))).toEqual(
      [],
    )
  })
  test('floors grip when wet, and the rims of pools more', () => {
    const walked = tiles().filter((product) =>
      listed(product, 'application').some((use) => use === 'Floor' || use === 'Shower floor'),
    )
    expect(breaking(walked, (product) => number(product, 'dcof') >= 0.42)).toEqual([])
    const pools = [
      ...tiles().filter((product) => listed(product, 'application').includes('Pool')),
      ...inCategory('pool-copings'),
      ...inCategory('hardscaping').filter((product) => listed(product, 'application').includes('Pool deck')),
    ]
    expect(breaking(pools, (product) => number(product, 'dcof') >= 0.55)).toEqual([])
  })
  test('porcelain hardly takes up water', () => {
    expect(
      breaking(
        tiles().filter(({ attributes }) => attributes.material === 'Porcelain'),
        (product) => number(product, 'water_absorption_pct') <= 0.5,
      ),
    ).toEqual([])
  })
  test('a plain color does not vary, stone does', () => {
    expect(
      breaking(
        tiles().filter(({ attributes }) => attributes.look === 'Solid'),
        ({ attributes }) => attributes.shade_variation === 'V0',
      ),
    ).toEqual([])
    const stone = tiles().filter(({ attributes }) =>
      ['Marble', 'Travertine', 'Limestone', 'Slate'].includes(String(attributes.material)),
    )
    expect(
      breaking(stone, ({ attributes }) => ['V3', 'V4'].includes(String(attributes.shade_variation))),
    ).toEqual([])
  })
  test('a shower door’s glass carries its type', () => {
    const glassFor: Record<string, string[]> = {
      Hinged: ['3/8 in', '1/2 in'],
      'Fixed screen': ['3/8 in', '1/2 in'],
      'Bi-fold': ['1/4 in'],
      Bypass: ['1/4 in', '5/16 in'],
      Sliding: ['5/16 in', '3/8 in'],
      Pivot: ['1/4 in', '3/8 in'],
    }
    expect(
      breaking(
        inSubcategory('shower-doors-and-enclosures'),
        ({ attributes }) =>
          glassFor[String(attributes.door_type)]?.includes(String(attributes.glass)) === true,
      ),
    ).toEqual([])
  })
  test('about 85 of 100 toilets are set out at 12 inches', () => {
    const toilets = inCategory('toilets').filter(({ attributes }) => attributes.rough_in_in !== undefined)
    expect(share(toilets, ({ attributes }) => attributes.rough_in_in === '12')).toBeGreaterThan(0.8)
    expect(share(toilets, ({ attributes }) => attributes.rough_in_in === '12')).toBeLessThan(0.92)
  })
  test('what flows more than California allows is not sold there', () => {
    const lavatories = inCategory('bathroom-faucets').filter(
      ({ attributes }) => attributes.flow_gpm !== undefined,
    )
    expect(
      breaking(
        lavatories,
        (product) => number(product, 'flow_gpm') <= 1.2 === !product.restrictedStates.includes('CA'),
      ),
    ).toEqual([])
    const showers = inCategory('showers').filter(({ attributes }) => attributes.flow_gpm !== undefined)
    expect(
      breaking(
        showers,
        ({ attributes, restrictedStates }) =>
          Number.parseFloat(String(attributes.flow_gpm)) <= 1.8 === !restrictedStates.includes('CA'),
      ),
    ).toEqual([])
    const named = products.filter(({ attributes }) =>
      Object.values(attributes).some((value) => String(value).includes('not CA')),
    )
    expect(breaking(named, ({ restrictedStates }) => restrictedStates.includes('CA'))).toEqual([])
  })
  test('a widespread faucet needs three holes', () => {
    expect(breaking(inSubcategory('widespread'), ({ attributes }) => attributes.holes === 3)).toEqual([])
  })
  test('a sink’s cabinet is three inches wider', () => {
    const sinks = inCategory('kitchen-sinks').filter(({ attributes }) => attributes.length_in !== undefined)
    expect(
      breaking(sinks, (product) => number(product, 'min_cabinet_in') >= number(product, 'length_in') + 3),
    ).toEqual([])
  })
  test('a pull is longer than the distance of its screws', () => {
    const pulls = inCategory('cabinet-hardware').filter(
      ({ attributes }) => attributes.center_to_center !== undefined,
    )
    const inches = (text: string) =>
      text
        .replace(/ in.*/, '')
        .split('-')
        .reduce(
          (sum, part) =>
            sum +
            part
              .split('/')
              .map(Number)
              .reduce((over, under) => over / under),
          0,
        )
    expect(
      breaking(
        pulls,
        (product) => number(product, 'overall_in') > inches(String(product.attributes.center_to_center)),
      ),
    ).toEqual([])
  })
  test('a wide fan does not hug the ceiling', () => {
    const wide = inCategory('fans').filter((product) => number(product, 'span_in') >= 52)
    expect(breaking(wide, ({ attributes }) => attributes.mount !== 'Hugger')).toEqual([])
  })
  test('induction needs 240 volts, and gas comes with a propane kit', () => {
    expect(
      breaking(
        inCategory('appliances').filter(({ attributes }) => attributes.fuel === 'Induction'),
        ({ attributes }) => attributes.voltage === '208/240 V',
      ),
    ).toEqual([])
    expect(
      breaking(
        inCategory('appliances').filter(({ attributes }) => attributes.fuel === 'Gas'),
        ({ attributes }) => attributes.lp_kit === 'Included',
      ),
    ).toEqual([])
  })
  test('turf drains, and travertine with open holes is kept from frost', () => {
    expect(
      breaking(
        inCategory('artificial-turf').filter(({ attributes }) => attributes.drain_in_hr !== undefined),
        (product) => number(product, 'drain_in_hr') > 30,
      ),
    ).toEqual([])
    const travertine = products.filter(
      ({ attributes }) => attributes.material === 'Travertine' || attributes.stone === 'Travertine',
    )
    expect(
      breaking(travertine, ({ attributes }) => attributes.freeze_thaw !== true && attributes.frost !== true),
    ).toEqual([])
  })
})

describe('relations', () => {
  test('what needs a part is offered one, and the faucet beside a vanity fits its holes', () => {
    const byId = new Map(products.map((product) => [product.publicId, product]))
    const relations = [...relationsOf(families.flatMap(indexCardsOf))]
    const required = new Map(
      relations
        .filter(({ kind }) => kind === 'required')
        .map(({ product, related }) => [product, byId.get(related)]),
    )
    const needy = products.filter(({ needs }) => needs !== null)
    expect(needy.length).toBeGreaterThan(300)
    expect(
      needy.filter(({ publicId, needs }) => required.get(publicId)?.part !== needs).map(({ name }) => name),
    ).toEqual([])
    const holesFor: Record<string, number[]> = { Single: [1], '4 in': [3], '8 in widespread': [3] }
    const misfits = relations.flatMap(({ product, related }) => {
      const holes = holesFor[String(byId.get(product)?.attributes.faucet_holes)]
      const faucet = byId.get(related)
      return holes &&
        faucet?.family.category === 'bathroom-faucets' &&
        !holes.includes(Number(faucet.attributes.holes))
        ? [`${byId.get(product)?.name} with ${faucet.name}`]
        : []
    })
    expect(misfits.slice(0, 3)).toEqual([])
  })
  test('everything discontinued has a substitute of its kind that can be bought', () => {
    const byId = new Map(products.map((product) => [product.publicId, product]))
    const substitutes = new Map(
      substitutesOf(families.flatMap(indexCardsOf)).map(({ product, substitute }) => [
        product,
        byId.get(substitute),
      ]),
    )
    const gone = products.filter(({ stock }) => stock.status === 'discontinued')
    expect(
      breaking(gone, ({ publicId, family }) => {
        const substitute = substitutes.get(publicId)
        return (
          substitute?.family.subcategory === family.subcategory && substitute.stock.status !== 'discontinued'
        )
      }),
    ).toEqual([])
  })
})
