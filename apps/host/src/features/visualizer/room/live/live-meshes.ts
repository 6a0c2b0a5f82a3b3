import {
  BufferAttribute,
  BufferGeometry,
  DataTexture,
  type IUniform,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  RedFormat,
  HalfFloatType,
  DataUtils,
  RepeatWrapping,
  RGBAFormat,
  ShaderMaterial,
  SRGBColorSpace,
  type Texture,
  UnsignedByteType,
  Vector2,
  Vector3,
  GLSL3,
} from 'three'
import type { DrawnFace } from '../stage/engine-messages.ts'
import { cornerOfSide, sidesOfBox } from './box-sides.ts'
import type { LightMap } from './light-map.ts'
import type { LiveModel, Sheet } from './live-model.rules.ts'
import { alphaOf, type Paint, type PartBox } from './parts.ts'
import { cross, dot } from './rays.ts'
import { liveFragment, liveVertex } from './live-shader.ts'

export type LiveMesh = {
  mesh: Mesh<BufferGeometry, ShaderMaterial>
  paint: Paint
  face: number | null
  corners: number[]
}

const nothing = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1)
nothing.needsUpdate = true

/** One material for all: what differs are its uniforms. */
const materialWith = (shared: Record<string, IUniform>, paint: Paint): ShaderMaterial =>
  new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: liveVertex,
    fragmentShader: liveFragment,
    transparent: alphaOf(paint) < 1,
    uniforms: {
      ...shared,
      face: { value: nothing },
      baked: { value: nothing },
      tint: { value: new Vector3(0.5, 0.5, 0.5) },
      scale: { value: new Vector2(1, 1) },
      hasFace: { value: 0 },
      isBaked: { value: 0 },
      alpha: { value: alphaOf(paint) },
    },
  })

type Lists = { position: number[]; uv: number[]; lightAt: number[]; index: number[]; light: number[] }
const emptyLists = (): Lists => ({ position: [], uv: [], lightAt: [], index: [], light: [] })

const geometryOf = ({ position, uv, lightAt, index, light }: Lists): BufferGeometry => {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(position), 3))
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uv), 2))
  geometry.setAttribute('lightAt', new BufferAttribute(new Float32Array(lightAt), 2))
  geometry.setAttribute('light', new BufferAttribute(new Float32Array(light), 1))
  geometry.setIndex(index)
  return geometry
}

const quad = (start: number, isFlipped: boolean): number[] =>
  isFlipped
    ? [start, start + 2, start + 1, start, start + 3, start + 2]
    : [start, start + 1, start + 2, start, start + 2, start + 3]

const sheetLists = (model: LiveModel, sheets: readonly Sheet[]): Lists => {
  const lists = emptyLists()
  for (const { face: number, part, lift } of sheets) {
    const face = model.faces[number]
    if (!face) continue
    const isFlipped = dot(cross(face.u, face.v), face.normal) < 0
    lists.index.push(...quad(lists.position.length / 3, isFlipped))
    for (const [a, b] of [
      [part.x, part.y],
      [part.x + part.width, part.y],
      [part.x + part.width, part.y + part.height],
      [part.x, part.y + part.height],
    ] as const) {
      for (const axis of [0, 1, 2] as const)
        lists.position.push(
          face.origin[axis] + face.u[axis] * a + face.v[axis] * b + face.normal[axis] * lift,
        )
      lists.uv.push(a, b)
      lists.lightAt.push(a / face.width, b / face.height)
      lists.light.push(1)
    }
  }
  return lists
}

const boxLists = (boxes: readonly PartBox[]): Lists => {
  const lists = emptyLists()
  for (const box of boxes) {
    sidesOfBox.forEach(({ u, v }, side) => {
      lists.index.push(...quad(lists.position.length / 3, false))
      for (let corner = 0; corner < 4; corner++) {
        const at = cornerOfSide(box, { side, corner })
        lists.position.push(...at)
        lists.uv.push(dot(at, u), dot(at, v))
        lists.lightAt.push(0, 0)
        lists.light.push(1)
      }
    })
  }
  return lists
}

/** Sheets by face and paint, boxes by paint: some forty draws for a kitchen. */
export const meshesOf = (model: LiveModel, shared: Record<string, IUniform>): LiveMesh[] => {
  const sheets = new Map<string, Sheet[]>()
  for (const sheet of model.sheets) {
    const key = `${sheet.face} ${sheet.paint}`
    sheets.set(key, [...(sheets.get(key) ?? []), sheet])
  }
  const flat = [...sheets.values()].flatMap((group): LiveMesh[] => {
    const [first] = group
    if (!first) return []
    const mesh = new Mesh(geometryOf(sheetLists(model, group)), materialWith(shared, first.paint))
    return [{ mesh, paint: first.paint, face: first.face, corners: [] }]
  })
  const boxes = [...model.solid, ...model.thin]
  const paints = [...new Set(boxes.map(({ paint }) => paint))]
  const solid = paints.map((paint): LiveMesh => {
    const corners = boxes.flatMap((box, index) => (box.paint === paint ? [index] : []))
    const lists = boxLists(boxes.filter((box) => box.paint === paint))
    return { mesh: new Mesh(geometryOf(lists), materialWith(shared, paint)), paint, face: null, corners }
  })
  return [...flat, ...solid]
}

/** A texture that repeats, with its true measures. */
export const textureOf = ({ pixels, width, height }: DrawnFace): Texture => {
  const texture = new DataTexture(pixels, width, height, RGBAFormat, UnsignedByteType)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.colorSpace = SRGBColorSpace
  texture.generateMipmaps = true
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  texture.anisotropy = 4
  texture.needsUpdate = true
  return texture
}

/** Half floats: every card filters them. */
export const lightTextureOf = ({ width, height, light }: LightMap, scale: number): Texture => {
  const half = Uint16Array.from(light, (value) => DataUtils.toHalfFloat(value * scale))
  const texture = new DataTexture(half, width, height, RedFormat, HalfFloatType)
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  texture.unpackAlignment = 1
  texture.needsUpdate = true
  return texture
}
