import type { ObjectAppearance } from '@showroom/contract/catalogue/appearance'
import { type Attributes, type Packing, soldByPiece } from '@showroom/api/catalogue/product/packing'
import { type Commission, type VariantDesign } from '../design.ts'
import { type Finish, finishOf, type FinishName } from '@showroom/drawing/finishes'
import { roundTo, type Random } from '../random.ts'

/** Names of paints, glazes and woods that fixtures come in. */
export type Tone = { word: string; hex: string }

export const tones = {
  White: { word: 'White', hex: '#f3f1ec' },
  'Gloss White': { word: 'Gloss White', hex: '#f5f4f0' },
  'Matte White': { word: 'Matte White', hex: '#eeece6' },
  Biscuit: { word: 'Biscuit', hex: '#e6dac3' },
  Bisque: { word: 'Bisque', hex: '#e4d6bd' },
  Black: { word: 'Black', hex: '#232425' },
  Gray: { word: 'Gray', hex: '#8e9091' },
  'Light Gray': { word: 'Light Gray', hex: '#c3c2bd' },
  'Natural Oak': { word: 'Natural Oak', hex: '#c3a171' },
  Walnut: { word: 'Walnut', hex: '#7b5436' },
  Navy: { word: 'Navy', hex: '#2c3c54' },
  Sage: { word: 'Sage', hex: '#9ba88f' },
  Charcoal: { word: 'Charcoal', hex: '#45484b' },
  Espresso: { word: 'Espresso', hex: '#42302a' },
  Stainless: { word: 'Stainless', hex: '#b9bcbd' },
  Gunmetal: { word: 'Gunmetal', hex: '#56595c' },
  'Gold PVD': { word: 'Gold PVD', hex: '#c2a063' },
  'Two-tone': { word: 'Two-tone', hex: '#dcd9d2' },
  Sandstone: { word: 'Sandstone', hex: '#c9b494' },
} satisfies Record<string, Tone>

export type Piece = {
  variant: Record<string, string>
  title: string
  attributes: Attributes
  factor: number
  finish?: Finish
  tone?: Tone
  /** How it is drawn, where its subcategory comes in several shapes. */
  form?: string | undefined
  sizeLabel?: string
  weightLb?: number
  packing?: Partial<Packing>
  certifications: readonly string[]
  restrictedStates?: string[]
  part?: string
  needs?: string | null
}

/** A fixture, sold by the piece unless it says otherwise. */
export const piece = (commission: Commission, made: Piece): VariantDesign => {
  const { finish, tone } = made
  return {
    variant: made.variant,
    title: made.title,
    colorWord: tone?.word ?? finish?.name ?? null,
    colorHex: tone?.hex ?? finish?.hex ?? null,
    sizeLabel: made.sizeLabel ?? '',
    attributes: made.attributes,
    factor: made.factor,
    packing: soldByPiece({ weightLb: made.weightLb ?? null, ...made.packing }),
    appearance: objectLook(commission, made),
    certifications: [...made.certifications],
    restrictedStates: made.restrictedStates ?? [],
    ...(made.part ? { part: made.part } : {}),
    ...(made.needs ? { needs: made.needs } : {}),
  }
}

/** Things that look alike share their pictures: a form has a few settings, not one for each family. */
export const settings = 16

const objectLook = ({ subcategory, seed }: Commission, { form, finish, tone }: Piece): ObjectAppearance => ({
  kind: 'object',
  form: form ?? subcategory.slug,
  finish: finish?.name ?? tone?.word ?? null,
  color: tone?.hex ?? finish?.hex ?? null,
  seed: seed % settings,
})

/** What each finish costs against chrome, drawn once for a family. */
export const finishCosts = (random: Random): Record<Finish['costs'], number> => ({
  plain: 1,
  nickel: roundTo(random.between(1.04, 1.1, 0.01), 0.01),
  dark: roundTo(random.between(1.03, 1.09, 0.01), 0.01),
  gold: roundTo(random.between(1.12, 1.25, 0.01), 0.01),
})

export const finishesInTurn = (names: readonly FinishName[], turn: number): Finish[] =>
  names
    .map((_, index) => names[(index + turn) % names.length])
    .flatMap((name) => (name ? [finishOf(name)] : []))

/** Those of the category's certificates that are true of all its goods, and a share of the voluntary ones. */
export const certificatesOf = (
  { category, random }: Commission,
  isTrueOf: (name: string) => boolean | 'maybe',
): string[] =>
  category.certifications.filter((name) => {
    const verdict = isTrueOf(name)
    return verdict === 'maybe' ? random.chance(0.6) : verdict
  })
