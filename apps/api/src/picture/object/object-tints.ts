import type { ObjectAppearance } from '@showroom/contract/catalogue/appearance'
import type { Tints } from '../relight/tint.ts'
import { linearRgbOf, type Rgb } from '../texture/color.ts'
import { finishOf } from './finish.ts'
import {
  defaultBody,
  defaultMetal,
  type Form,
  forms,
  renderedStone,
  renderedWood,
  unknownForm,
} from './forms.ts'

export interface ShownObject {
  /** Scenes to show, the best first; the first that has been rendered is taken. */
  scenes: string[]
  tints: Tints
  /** The colour that meets the eye. */
  mainColor: string
}

/** Linear reflectance of the metal everything was rendered with. */
const renderedMetal = 0.8
const stoneForms = new Set([
  'wall-block',
  'stone-step',
  'ledger-corner',
  'coping',
  'coping-corner',
  'stone-cap',
])

/** From form, finish and colour to a rendered scene and what its neutral parts become. */
export function showObject(object: ObjectAppearance): ShownObject {
  const form = formOf(object.form)
  const finish = finishOf(object)
  const scenes = scenesFor(form, finish?.kind ?? (object.color && form.painted ? 'paint' : null))
  const scene = scenes[object.seed % scenes.length] ?? 'knob'
  const metal = finish?.kind === 'metal' ? finish.color : (metalFrom(object, form) ?? defaultMetal)
  const body = object.color ?? (finish?.kind === 'paint' ? finish.color : (form.body ?? defaultBody))
  const textured = finish?.kind === 'wood' ? finish.color : (object.color ?? form.textured ?? renderedWood)
  return {
    scenes: [scene, ...scenes, ...form.scenes].map((name) => `object-${name}`),
    tints: {
      metal: overFactor(linearRgbOf(metal), [renderedMetal, renderedMetal, renderedMetal]),
      body: linearRgbOf(body),
      textured: overFactor(
        linearRgbOf(textured),
        linearRgbOf(stoneForms.has(scene) ? renderedStone : renderedWood),
      ),
    },
    mainColor: finish?.kind === 'metal' && !form.body ? metal : body,
  }
}

/** `bath-tubs-freestanding` is `freestanding` where only one category has it. */
function formOf(name: string): Form {
  const exact = forms[name]
  if (exact) return exact
  const suffix = Object.keys(forms).find((slug) => name.endsWith(`-${slug}`))
  return (suffix ? forms[suffix] : undefined) ?? unknownForm
}

function scenesFor(form: Form, kind: 'metal' | 'paint' | 'wood' | null): readonly string[] {
  if (kind === 'wood' && form.wooden) return form.wooden
  if (kind === 'paint' && form.painted) return form.painted
  return form.scenes
}

/** A painted thing without painted parts takes the paint on its metal: a white pull is white. */
function metalFrom(object: ObjectAppearance, form: Form): string | undefined {
  if (form.metal) return form.metal
  const finish = finishOf(object)
  return finish?.kind === 'paint' && !form.painted ? finish.color : undefined
}

const overFactor = (wanted: Rgb, rendered: Rgb): Rgb => [
  wanted[0] / rendered[0],
  wanted[1] / rendered[1],
  wanted[2] / rendered[2],
]
