import type { DrawnTexture, OpenedScene } from './engine-messages.ts'
import { linkRoomProgram } from './room-shader.ts'

const filmSide = 33
/** The layers, the film, then the goods of each plane. */
const firstGoods = 2
/** As `leastCover` of the drawing package, 0 to 1. */
const lowest = 4 / 255

export type CardHalf = {
  canvas: HTMLCanvasElement
  lay: (plane: number, texture: DrawnTexture) => void
  draw: () => void
  /** Draws and waits for the card; milliseconds. */
  timedDraw: () => number
  close: () => void
}

/** The half on the graphics card: one draw for the whole picture. Null where there is no WebGL 2. */
export const openCardHalf = (scene: OpenedScene): CardHalf | null => {
  const canvas = document.createElement('canvas')
  canvas.width = scene.width
  canvas.height = scene.height
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    alpha: false,
    // It is copied for the comparison, and stays while nothing is drawn.
    preserveDrawingBuffer: true,
    powerPreference: 'high-performance',
  })
  if (!gl) return null
  try {
    return cardHalfOn(gl, canvas, scene)
  } catch {
    return null
  }
}

const cardHalfOn = (gl: WebGL2RenderingContext, canvas: HTMLCanvasElement, scene: OpenedScene): CardHalf => {
  const program = linkRoomProgram(gl, scene.planes.length)
  gl.useProgram(program)
  const at = (name: string) => gl.getUniformLocation(program, name)
  uploadLayers(gl, scene)
  tellScene(gl, scene, at)
  const laid = new Map<number, WebGLTexture>()
  const draw = () => {
    for (const [plane, texture] of laid) {
      gl.activeTexture(gl.TEXTURE0 + firstGoods + plane)
      gl.bindTexture(gl.TEXTURE_2D, texture)
    }
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
  return {
    canvas,
    draw,
    lay: (plane, drawn) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = drawn.plane
      gl.uniform3fv(at(`plane[${plane * 3}]`), [a, b, c, d, e, f, g, h, 1])
      gl.uniform2f(at(`scale[${plane}]`), 1 / drawn.metresWide, -1 / drawn.metresHigh)
      gl.uniform1f(at(`gloss[${plane}]`), drawn.gloss)
      gl.deleteTexture(laid.get(plane) ?? null)
      laid.set(plane, uploadTexture(gl, drawn))
    },
    timedDraw: () => {
      const begun = performance.now()
      draw()
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
      return performance.now() - begun
    },
    close: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}

const tellScene = (
  gl: WebGL2RenderingContext,
  { width, height, exposure, planes }: OpenedScene,
  at: (name: string) => WebGLUniformLocation | null,
): void => {
  gl.uniform1i(at('layers'), 0)
  gl.uniform1i(at('film'), 1)
  gl.uniform2f(at('size'), width, height)
  gl.uniform2f(at('texel'), 1 / width, 1 / height)
  gl.uniform1f(at('lowest'), lowest)
  gl.uniform1f(at('stop'), 2 ** exposure)
  for (const plane of planes.keys()) gl.uniform1i(at(`goods${plane}`), firstGoods + plane)
}

const uploadLayers = (gl: WebGL2RenderingContext, { layers, film }: OpenedScene): void => {
  gl.activeTexture(gl.TEXTURE0)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE)
  gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE, layers)
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.activeTexture(gl.TEXTURE1)
  gl.bindTexture(gl.TEXTURE_3D, gl.createTexture())
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1)
  gl.texImage3D(gl.TEXTURE_3D, 0, gl.RGB8, filmSide, filmSide, filmSide, 0, gl.RGB, gl.UNSIGNED_BYTE, film)
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T, gl.TEXTURE_WRAP_R])
    gl.texParameteri(gl.TEXTURE_3D, side, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_3D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
}

/** As sRGB, so that the card makes and mixes its smaller levels of linear light. */
const uploadTexture = (gl: WebGL2RenderingContext, { pixels, width, height }: DrawnTexture): WebGLTexture => {
  const texture = gl.createTexture()
  // Where nothing is read while it draws.
  gl.activeTexture(gl.TEXTURE15)
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
  gl.generateMipmap(gl.TEXTURE_2D)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_LINEAR)
  const wide = gl.getExtension('EXT_texture_filter_anisotropic')
  if (wide) gl.texParameterf(gl.TEXTURE_2D, wide.TEXTURE_MAX_ANISOTROPY_EXT, 4)
  return texture
}
