import { Color, PerspectiveCamera, Raycaster, Scene, Vector2, WebGLRenderer } from 'three'
import type { DrawnFace, OpenedFilm } from '../stage/engine-messages.ts'
import type { Baked } from './bake-light.ts'
import { filmTextureOf, noFilm } from './live-film-texture.ts'
import { lightTextureOf, meshesOf, textureOf } from './live-meshes.ts'
import type { LiveModel } from './live-model.rules.ts'
import { openSky } from './open-sky.ts'
import type { Paint } from './parts.ts'
import type { Vector } from './live-geometry.rules.ts'

/** Inside: from the eye. Above: around the middle, at a distance. */
export type View = {
  isAbove: boolean
  eye: Vector
  middle: Vector
  reach: number
  yaw: number
  pitch: number
  zoom: number
}

export type LiveRoomStage = ReturnType<typeof openLiveRoom>

const skyColor = '#e9eff1'
/** Across, degrees: about what somebody sees who stands there. */
const lensAcross = 84
const lensDown = 0.3

/** The room as the card has it, its program built. */
const sceneOn = (model: LiveModel) => {
  const renderer = new WebGLRenderer({ antialias: true, powerPreference: 'high-performance' })
  renderer.setPixelRatio(Math.min(2, devicePixelRatio))
  const scene = new Scene()
  scene.background = model.isOutdoors ? openSky() : new Color(skyColor)
  const film = { value: noFilm() }
  const usual = { value: 1 }
  const meshes = meshesOf(model, { film, usual })
  for (const { mesh } of meshes) scene.add(mesh)
  const camera = new PerspectiveCamera(58, 4 / 3, 0.05, 80)
  prepare(renderer, scene, camera)
  // A canvas that nobody sees is drawn once it is seen.
  const draw = onceAFrame(() => renderer.domElement.isConnected && renderer.render(scene, camera))
  return { renderer, meshes, camera, film, usual, draw }
}

/** The room on the graphics card. It draws when something has changed, and never by itself. */
export const openLiveRoom = (model: LiveModel) => {
  const { renderer, meshes, camera, film, usual, draw } = sceneOn(model)
  return {
    canvas: renderer.domElement,
    resize: (width: number, height: number) => {
      const before = renderer.getSize(new Vector2())
      // A canvas that is given its size is empty until it is drawn anew.
      if (before.x === width && before.y === height) return
      renderer.setSize(width, height, false)
      camera.aspect = width / height
      draw()
    },
    look: (view: View) => {
      aim(camera, view)
      draw()
    },
    /** What a paint looks like: a texture, or what one colour reflects. */
    paint: (paint: Paint, look: DrawnFace | Vector) => {
      paintMeshes(
        meshes.filter((each) => each.paint === paint),
        look,
      )
      draw()
    },
    develop: (opened: OpenedFilm) => {
      film.value.dispose()
      film.value = filmTextureOf(opened.film)
      usual.value = opened.usualLight
      draw()
    },
    light: (baked: Baked) => {
      lightMeshes(meshes, baked, model.isOutdoors ? 'outdoors' : 'indoors')
      draw()
    },
    /** What stands under a point of the canvas, -1 to 1 each. */
    paintAt: (x: number, y: number) => paintUnder(meshes, camera, new Vector2(x, y)),
    close: () => closeAll(renderer, meshes),
  }
}

/** Cards build their program when they first draw with it: a few dots that nobody sees, while light is worked out. */
const prepare = (renderer: WebGLRenderer, scene: Scene, camera: PerspectiveCamera): void => {
  renderer.setSize(4, 3, false)
  renderer.render(scene, camera)
}

const onceAFrame = (render: () => void) => {
  let isAsked = false
  return () => {
    if (isAsked) return
    isAsked = true
    requestAnimationFrame(() => {
      isAsked = false
      render()
    })
  }
}

const paintUnder = (meshes: Meshes, camera: PerspectiveCamera, point: Vector2): Paint | null => {
  const ray = new Raycaster()
  ray.setFromCamera(point, camera)
  const [hit] = ray.intersectObjects(meshes.map(({ mesh }) => mesh))
  return meshes.find(({ mesh }) => mesh === hit?.object)?.paint ?? null
}

const closeAll = (renderer: WebGLRenderer, meshes: Meshes): void => {
  for (const { mesh } of meshes) {
    mesh.geometry.dispose()
    mesh.material.dispose()
  }
  renderer.dispose()
  renderer.forceContextLoss()
}

const aim = (camera: PerspectiveCamera, { isAbove, eye, middle, reach, yaw, pitch, zoom }: View): void => {
  const across = (lensAcross * Math.PI) / 180
  const upright = 2 * Math.atan(Math.tan(across / 2) / camera.aspect)
  camera.fov = Math.min(74, ((isAbove ? 0.7 : 1) * upright * 180) / Math.PI) / zoom
  const ahead = [-Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), -Math.cos(yaw) * Math.cos(pitch)] as const
  if (isAbove) {
    const away = reach * 1.1 + 1.2
    camera.position.set(middle[0] - ahead[0] * away, middle[1] - ahead[1] * away, middle[2] - ahead[2] * away)
    camera.lookAt(middle[0], middle[1] - 0.6, middle[2])
  } else {
    camera.position.set(...eye)
    camera.lookAt(eye[0] + ahead[0], eye[1] + ahead[1], eye[2] + ahead[2])
  }
  camera.updateProjectionMatrix()
  if (isAbove) return
  // The lens is moved down instead of being tilted: more floor, and walls that stay upright.
  camera.projectionMatrix.elements[9] -= lensDown
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert()
}

type Meshes = ReturnType<typeof meshesOf>

const paintMeshes = (meshes: Meshes, look: DrawnFace | Vector): void => {
  const texture = 'pixels' in look ? textureOf(look) : null
  const old = new Set(meshes.map(({ mesh }) => mesh.material.uniforms.face?.value))
  for (const { mesh } of meshes) {
    const { face, hasFace, scale, tint } = mesh.material.uniforms
    if (!face || !hasFace || !scale || !tint) continue
    hasFace.value = texture ? 1 : 0
    if (texture && 'pixels' in look) {
      face.value = texture
      scale.value.set(1 / look.metresWide, 1 / look.metresHigh)
    }
    if (!('pixels' in look)) tint.value.set(...look)
  }
  if (texture) for (const before of old) if (before !== texture && before?.image?.width > 1) before.dispose()
}

/** The light that most of the room stays below is what a white wall is white under; outdoors that is the sun's. */
const usualShare = { indoors: 0.62, outdoors: 0.78 }

const lightMeshes = (meshes: Meshes, { maps, corners }: Baked, where: keyof typeof usualShare): void => {
  const all = maps
    .flatMap(({ light }) => Array.from(light.filter((_, at) => at % 5 === 0)))
    .sort((a, b) => a - b)
  const scale = 1 / Math.max(0.02, all[Math.floor(all.length * usualShare[where])] ?? 1)
  for (const { mesh, paint, face, corners: boxes } of meshes) {
    const { baked, isBaked } = mesh.material.uniforms
    const map = face === null ? undefined : maps[face]
    if (map && baked && isBaked) {
      if (baked.value.image?.width > 1) baked.value.dispose()
      baked.value = lightTextureOf(map, scale)
      isBaked.value = 1
    }
    if (face !== null) continue
    const light = mesh.geometry.getAttribute('light')
    const lit = boxes.map((box) => corners.subarray(box * 24, box * 24 + 24))
    // A lawn lies far beyond its corners: what shades one of them does not shade it.
    const open = paint === 'grass' ? Math.max(...lit.flatMap((each) => [...each])) : null
    lit.forEach((each, place) => {
      for (let corner = 0; corner < 24; corner++)
        light.setX(place * 24 + corner, (open ?? each[corner] ?? 1) * scale)
    })
    light.needsUpdate = true
  }
}
