import type { ObjectAppearance } from '@showroom/contract/catalogue/appearance'
import { scenes } from '../relight/scene-index.ts'
import type { Tints } from '../relight/tint.ts'
import { linearRgbOf, rgbOf, scaled } from '../texture/color.ts'
import { type Finish, finishOf } from './finish.ts'
import { defaultBody, defaultMetal, defaultWood, type Form, forms, unknownForm } from './forms.ts'

export interface ShownObject {
  scene: string
  tints: Tints
  /** The colour that meets the eye. */
  mainColor: string
}

/** Linear reflectance of the metal everything was rendered with. */
const renderedMetal = 0.8

/** From form, finish and colour to a rendered scene and what its neutral parts become. */
export function showObject(object: ObjectAppearance): ShownObject {
  const form = formOf(object.form)
  const finish = finishOf(object)
  const metal = finish?.kind === 'metal' ? finish.color : (metalFrom(object, form) ?? defaultMetal)
  const body = object.color ?? (finish?.kind === 'paint' ? finish.color : (form.body ?? defaultBody))
  const textured =
    finish?.kind === 'wood' ? finish.color : (paintOf(object, finish) ?? form.textured ?? defaultWood)
  const variant = variantFor(
    form,
    finish?.kind ?? (object.color && form.painted ? 'paint' : null),
    object.seed,
  )
  return {
    scene: firstRendered([variant, ...form.scenes, ...(form.kin ? [form.kin] : [])]),
    tints: {
      metal: scaled(linearRgbOf(metal), 1 / renderedMetal),
      body: rgbOf(body),
      textured: rgbOf(textured),
    },
    mainColor: finish?.kind === 'metal' && !form.body ? metal : body,
  }
}

/** A part of the picture, in pixels of the scene it is cut from. */
export interface CloseUp {
  scene: string
  size: { width: number; height: number }
  left: number
  top: number
}

/** The second look: rendered where there is one, else cut from the first. */
export function closeUp({ scene }: ShownObject): CloseUp {
  const close = scenes[`${scene}-close`]
  if (close)
    return { scene: `${scene}-close`, size: { width: close.width, height: close.height }, left: 0, top: 0 }
  const { width, height } = scenes[scene] ?? { width: 640, height: 800 }
  const size = { width: Math.round(width * cutShare), height: Math.round(height * cutShare) }
  return {
    scene,
    size,
    left: Math.round((width - size.width) / 2),
    top: Math.round((height - size.height) * 0.42),
  }
}

const cutShare = 0.6

/** Until a form has been rendered, a relative stands in for it. */
function firstRendered(names: readonly string[]): string {
  const found = names.map((name) => `object-${name}`).find((name) => scenes[name])
  return found ?? 'object-knob'
}

/** A metal finish says nothing about blades of wood or steps of stone. */
const paintOf = (object: ObjectAppearance, finish: Finish | null): string | null =>
  finish?.kind === 'metal' ? null : (object.color ?? finish?.color ?? null)

/** `bath-tubs-freestanding` is `freestanding` where only one category has it. */
function formOf(name: string): Form {
  const exact = forms[name]
  if (exact) return exact
  const suffix = Object.keys(forms).find((slug) => name.endsWith(`-${slug}`))
  return (suffix ? forms[suffix] : undefined) ?? unknownForm
}

function variantFor(form: Form, kind: 'metal' | 'paint' | 'wood' | null, seed: number): string {
  const painted = kind === 'paint' ? form.painted : undefined
  const wooden = kind === 'wood' ? form.wooden : undefined
  const variants = painted ?? wooden ?? form.scenes
  return variants[seed % variants.length] ?? 'knob'
}

/** A painted thing without painted parts takes the paint on its metal: a white pull is white. */
function metalFrom(object: ObjectAppearance, form: Form): string | undefined {
  if (form.metal) return form.metal
  const finish = finishOf(object)
  return finish?.kind === 'paint' && !form.painted ? finish.color : undefined
}
